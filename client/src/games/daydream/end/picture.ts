/** A drawing of the page as a file: paths through an image, words with the page's own letters. */

const SCALE = 2;

export async function pngOf(drawing: SVGSVGElement): Promise<Blob | null> {
  const box = drawing.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = box.width * SCALE;
  canvas.height = box.height * SCALE;
  const paper = canvas.getContext("2d");
  if (!paper) return null;
  await document.fonts.ready;
  paper.scale(SCALE, SCALE);
  paper.drawImage(await imageOf(drawing), 0, 0, box.width, box.height);
  for (const text of drawing.querySelectorAll("text")) write(paper, text);
  return await new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Without its words: an image has no fonts but the device's. */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("width", `${width}`);
  copy.setAttribute("height", `${height}`);
  for (const text of copy.querySelectorAll("text")) text.remove();
  const source = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}

function write(paper: CanvasRenderingContext2D, text: SVGTextElement): void {
  const style = getComputedStyle(text);
  const at = (name: "x" | "y") => Number(text.getAttribute(name) ?? 0);
  paper.font = `${style.fontWeight} ${text.getAttribute("font-size") ?? "16"}px ${style.fontFamily}`;
  paper.fillStyle = text.getAttribute("fill") ?? "#000";
  paper.textAlign = text.getAttribute("text-anchor") === "end" ? "right" : "left";
  paper.fillText(text.textContent?.trim() ?? "", at("x"), at("y"));
}

export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The device's own sheet, with the picture where it takes one. Whether it was there. */
export async function shareWith(text: string, title: string, file: File | null): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
  try {
    await navigator.share({ title, text, ...files });
  } catch {
    // Closed without choosing anybody.
  }
  return true;
}
