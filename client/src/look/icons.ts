/** Signs of the interface: our own drawings, each in a square of 24. Decoration: words stand beside them. */

export const icons = {
  sun: '<path fill="currentColor" d="M12 6.6a5.4 5.4 0 1 1 0 10.8 5.4 5.4 0 0 1 0-10.8ZM11 1l2.1-.1.5 3.8-3 .1ZM19 3.3l1.7 1.6-2.5 2.9-2.2-1.9ZM23.2 10.8l.1 2.3-3.9.5-.1-3ZM20.6 19l-1.5 1.7-3-2.4 2-2.2ZM13.2 23l-2.3.2-.5-3.9 3-.1ZM5 20.8l-1.7-1.6 2.4-2.9 2.2 2ZM.8 13.3l-.1-2.3 3.8-.5.2 3ZM3.3 5l1.6-1.7 2.9 2.5-1.9 2.2Z"/>',
  moon: '<path fill="currentColor" d="M15.2 2.3A10 10 0 1 0 21.6 15 8 8 0 1 1 15.2 2.3Z"/><path fill="currentColor" d="M18.6 3.4L19.4 5.6L21.6 6.4L19.4 7.2L18.6 9.4L17.8 7.2L15.6 6.4L17.8 5.6Z"/>',
  flag: '<path fill="currentColor" d="M4 2.5h2.2V22H4ZM7.5 3.2c4-1.8 7 1.4 13 .2l-3 5 3 5.2c-6 1.2-9-1.9-13-.3Z"/>',
  hand: '<path fill="currentColor" d="M7 12V5.2a1.5 1.5 0 0 1 3 0V10h.6V3a1.5 1.5 0 0 1 3 0v7h.6V4.4a1.5 1.5 0 0 1 3 0V11h.6V7.6a1.5 1.5 0 0 1 3 0V15c0 4.6-3 7.5-7 7.5-3.4 0-5.2-1.5-6.8-4.2L3.6 13.7c-1-1.8 1.2-3.1 2.4-1.5Z"/>',
  send: '<path fill="currentColor" d="M2.5 11.2 21.8 2.5c.5-.2.9.2.7.7L14 21.7c-.3.6-1.1.5-1.3-.1L10.5 14l6-5.7L8.7 13l-6.2-1c-.6-.1-.6-.6 0-.8Z"/>',
  pass: '<path fill="currentColor" d="M3 5.5c0-.8.9-1.3 1.6-.8l7.6 5.8V5.5c0-.8.9-1.3 1.6-.8l8 6.3c.6.5.6 1.5 0 2l-8 6.3c-.7.5-1.6 0-1.6-.8v-5l-7.6 5.8c-.7.5-1.6 0-1.6-.8Z"/>',
  sound:
    '<path fill="currentColor" d="M3 9h4l5.5-4.5v15L7 15H3Z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M15.5 8.5q2.5 3.5 0 7M18.5 5.5q5 6.5 0 13"/>',
  mute: '<path fill="currentColor" d="M3 9h4l5.5-4.5v15L7 15H3Z"/><path stroke="currentColor" stroke-width="2" stroke-linecap="round" d="m16 9 5.5 6M21.5 9 16 15"/>',
  mic: '<path fill="currentColor" d="M12 2.5a3.5 3.5 0 0 1 3.5 3.5v5a3.5 3.5 0 0 1-7 0V6A3.5 3.5 0 0 1 12 2.5Z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M5.5 11c0 8.5 13 8.5 13 0M12 18v3.5"/>',
  check:
    '<path fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" d="m4.5 12.8 5 5L19.5 6.5"/>',
  link: '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="M10 14a4 4 0 0 0 5.6 0l3.6-3.6a4 4 0 0 0-5.6-5.6L12 6.3M14 10a4 4 0 0 0-5.6 0l-3.6 3.6a4 4 0 0 0 5.6 5.6l1.5-1.5"/>',
  share:
    '<path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" d="M12 15V3.5m-4 3.8 4-4 4 4M6 11.5H4.5v9h15v-9H18"/>',
  menu: '<path stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M4.5 7h15M4.5 12.2h15M4.5 17.3h10"/>',
  mask: '<path fill="currentColor" d="M2 8.5c4-2.5 16-2.5 20 0 .8 5-1.5 9-5 9-2.8 0-3.2-2.5-5-2.5s-2.2 2.5-5 2.5c-3.5 0-5.8-4-5-9Z"/><path d="M5 11.3q2 2 4 0M15 11.3q2 2 4 0" fill="none" stroke="var(--mask-line, #23234f)" stroke-width="1.4" stroke-linecap="round"/>',
  eye: '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M3 10q9 8 18 0M5.6 12.8 4 15.2M10 14.6l-.6 2.8M14 14.6l.6 2.8M18.4 12.8l1.6 2.4"/>',
  owl: '<path fill="currentColor" fill-rule="evenodd" d="M4 3.5c2.5.3 4 1 5 2q3-.8 6 0c1-1 2.5-1.7 5-2 1 3 1 5 .5 7 1 6-2.5 11-8.5 11s-9.5-5-8.5-11c-.5-2-.5-4 .5-7Zm4.3 4.7a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Zm7.4 0a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4ZM12 13l-1.5 2 1.5 2 1.5-2Z"/>',
  talk: '<path fill="currentColor" d="M4.6 3.6C9.5 2.4 15 2.5 19.6 3.4c1.6.3 2.4 1.3 2.5 2.9.3 2.8.2 5.2-.1 7.7-.2 1.7-1.1 2.6-2.7 2.8-2.6.3-5 .4-7.6.3L7 21.3c-.7.5-1.3.1-1.2-.7l.4-3.9c-2.4-.2-3.5-1.1-3.8-3-.4-2.5-.4-4.9-.1-7.3.2-1.6.9-2.5 2.3-2.8Z"/>',
  cloud:
    '<g transform="translate(-.8 1) scale(.75)" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path d="M8 25C2 25 1 18 6 16C5 9 14 7 17 12C20 6 29 8 28 15C33 15 34 24 27 25Q18 26.4 8 25Z" fill="var(--cloud)" stroke-width="2.4"/><path d="M12 18.6Q13.6 20.4 15.4 18.6M20 18.6Q21.6 20.4 23.4 18.6" stroke-width="2.1"/></g>',
  write:
    '<path d="M4 20.5L5.2 15.6L15.8 4.8Q17.6 3.2 19.4 4.8Q20.9 6.5 19.4 8.3L8.9 19.2ZM13.8 7L17.3 10.4" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  star: '<path fill="currentColor" d="M12 1.8L15.1 8.5L22.5 9.4L17 14.4L18.5 21.7L12 18.1L5.5 21.7L7 14.4L1.5 9.4L8.9 8.5Z"/>',
  torn: '<path fill="currentColor" d="M5 2.5h14v8l-3 1.8-2.6-2-3 2.4-2.6-2L5 12.5ZM5 15l2.7-1.7 2.7 2 3-2.4 2.6 2L19 13.3v8.2H5Z"/>',
  again:
    '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M20 12a8 8 0 1 1-2.5-5.8M18 2.5v4.3h-4.3"/>',
  down: '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="m5 9 7 7 7-7"/>',
  memory:
    '<path fill="currentColor" d="M6.5 18.5a5 5 0 0 1-.8-9.9A6.5 6.5 0 0 1 18 7.8a5.3 5.3 0 0 1-.3 10.7Z"/><circle cx="7" cy="21.5" r="1.5" fill="currentColor"/>',
  "drawn-sun":
    '<path d="M18.4 12.0L21.6 12.6M16.5 16.5L18.4 19.2M12.0 18.4L11.4 21.6M7.5 16.5L4.8 18.4M5.6 12.0L2.4 11.4M7.5 7.5L5.6 4.8M12.0 5.6L12.6 2.4M16.5 7.5L19.2 5.6" fill="none" stroke="var(--sun-line)" stroke-width="1.7" stroke-linecap="round"/><circle cx="12" cy="12" r="4.6" fill="var(--sun)" stroke="var(--sun-line)" stroke-width="1.5"/>',
  dot: '<path d="M12 7.6C15 7.5 16.7 9.6 16.5 12.2C16.3 14.9 14.3 16.5 11.8 16.4C9.2 16.3 7.5 14.4 7.6 11.9C7.7 9.4 9.4 7.7 12 7.6Z" fill="var(--item-line)"/>',
  ring: '<path d="M6.5 3.2C12-.2 21.6 2 22.4 10.6C23.2 18.6 15.4 23.4 8.6 21.6C1.6 19.6-.2 10 4.6 5.2C7 2.8 10.6 1.6 14.4 2.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  cross:
    '<path d="M4.5 5Q12 11.5 20 19.6M19.4 4.4Q12.6 12 5 20" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>',
  "drawn-star":
    '<path d="M12 2.6L14.9 8.7L21.5 9.5L16.6 14L17.9 20.8L12 17.5L6 20.7L7.3 14L2.5 9.4L9.2 8.7Z" fill="var(--star-fill,var(--sun))" stroke="var(--sun-line)" stroke-width="1.5" stroke-linejoin="round"/>',
  "drawn-moon":
    '<path d="M15.5 3.2C9.5 2.4 4.2 7 4.4 12.7C4.6 18.4 10 22 15.2 20.6C17.5 20 19.4 18.6 20.4 16.6C12.6 17.4 9.6 9 15.5 3.2Z" fill="var(--moon-fill,var(--tint-lilac))" stroke="var(--item-line)" stroke-width="1.5" stroke-linejoin="round"/>',
  leaf: '<path d="M4 20.5C2.5 10.5 9 3.8 20.5 3.5C21 14.5 14 21 4 20.5Z" fill="var(--leaf-fill,none)" stroke="var(--leaf-2)" stroke-width="1.7"/><path d="M3 21.5Q9 14 15.5 8.5" fill="none" stroke="var(--leaf-2)" stroke-width="1.4" stroke-linecap="round"/>',
  gift: '<g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="M4 11.5L20 11L19.6 20.4L4.6 20.6ZM3 7.6L21 7.4L21 11.2L3 11.5ZM12 7.5L12 20.5M12 7.4C8 7.6 6 4.4 8 3C10 1.8 11.8 5 12 7.4C12.2 5 14 1.8 16 3C18 4.4 16 7.6 12 7.4"/></g>',
  pencil:
    '<path d="M3 21L5 14.8L17 3.2Q19 1.6 21 3.4Q22.6 5.2 20.8 7.2L9 18.8Z" fill="var(--tint-honey)" stroke="var(--item-line)" stroke-width="1.4" stroke-linejoin="round"/><path d="M3 21L5 14.8L9 18.8Z" fill="var(--tint-cream)" stroke="var(--item-line)" stroke-width="1.2" stroke-linejoin="round"/>',
  back: '<path d="M8.5 5L3.5 10L8.8 14.8M4 10C12 9 20 10.5 20 15.2C20 18.5 16.5 19.8 12.5 19.4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  seal: '<path d="M12 1.8C14 1.4 15 3.4 17 3.6C19 4 20.6 5.2 20.6 7.4C20.6 9.2 22.4 10.2 22.2 12.2C22 14.2 20.4 14.8 20.2 16.6C20 18.8 18.4 20 16.4 20C14.6 20 13.8 22.2 11.8 22.2C9.8 22.2 9.2 20.4 7.4 20.2C5.2 20 3.8 18.6 3.8 16.6C3.8 14.8 1.8 13.8 1.8 11.8C1.8 10 3.6 9.2 3.8 7.4C4 5.2 5.4 4.2 7.4 4C9.2 3.8 10 2.2 12 1.8Z" fill="currentColor"/><path d="M8 12.4Q10 14 10.8 15.4Q13 11 16.4 8.6" fill="none" stroke="var(--seal-in,#fff)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  thorn:
    '<path d="M12 2.6Q14.4 12 20.6 21Q12 17.6 3.4 21Q9.6 12 12 2.6Z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  skip: '<path d="M4 6Q9 9 12.5 12Q9 15 4.4 18.4ZM12.5 12L12.5 12M19.5 5.6L19.5 18.4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  help: '<path d="M8.4 8.6C8.6 3.8 16 4 15.8 8.6C15.7 11.6 12 11.6 12 15M12 19L12 19.2" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  night:
    '<path d="M15.5 3.2C9.5 2.4 4.2 7 4.4 12.7C4.6 18.4 10 22 15.2 20.6C17.5 20 19.4 18.6 20.4 16.6C12.6 17.4 9.6 9 15.5 3.2Z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  copy: '<path d="M9 8.4L19.4 8L19.8 20L9.2 20.4ZM15 8L15 4L4.4 4.2L4.6 16L9 16" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  picture:
    '<path d="M3.6 5L20.6 4.6L20.4 19.2L3.8 19.6ZM4 16.4Q8 10.6 11.4 15Q14.6 9.6 20.2 15.4M8.4 8.6L8.4 8.8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  tick: '<path d="M4.6 12.6Q8.2 15.4 9.8 18.4Q13.6 9.8 20 5.6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  chev: '<path d="M7 9.6Q10 12 12 15Q14 12 17 9.4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  right:
    '<path d="M9.4 5.4Q12.4 9 15.4 12Q12.4 15 9.6 18.6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  people:
    '<path d="M8.6 11.2C5.6 11 5.6 5 8.8 5C12 5 11.6 11.2 8.6 11.2ZM2.8 19.4Q3.4 13.4 8.8 13.6Q14 13.6 14.6 19.2M15.6 5.6C18.6 5.2 19 11 16 11.2M17.2 13.6Q21 14.2 21.2 18.8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  clock:
    '<path d="M12 3.2C17 3.2 20.8 7 20.8 12C20.8 17 17 20.8 12 20.8C7 20.8 3.2 17 3.2 12C3.2 7 7 3.2 12 3.2ZM12 7.4L12 12.4L15.6 14.4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  minus:
    '<path d="M5.4 12.4Q12 11.6 18.8 12.2" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  plus: '<path d="M5.4 12.4Q12 11.6 18.8 12.2M12.2 5.4Q11.8 12 12.2 18.8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  note1:
    '<g class="notes"><path d="M15.6 17.4L15.4 4Q19.6 5.6 18.6 10" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><ellipse class="h1" cx="12" cy="18" rx="4.2" ry="3.2" transform="rotate(-16 12 18)"/></g>',
  note2:
    '<g class="notes"><path d="M9.4 18L9.2 6.4L20.2 4.2L20.4 16" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><ellipse class="h1" cx="6.2" cy="18.6" rx="3.7" ry="2.9" transform="rotate(-16 6.2 18.6)"/><ellipse class="h2" cx="17.2" cy="16.6" rx="3.7" ry="2.9" transform="rotate(-16 17.2 16.6)"/></g>',
};

export type IconName = keyof typeof icons;
