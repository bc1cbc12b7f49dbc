/** The deck and the spirits, shuffled and dealt again from the seed. */

import { checked, type Check } from "../../proof/checks";
import type { Chance } from "../../proof/chance";
import { eventsOf, same, type GameRecord, type RecordedEvent } from "../../proof/record";
import type { Facts } from "../../shell/words.svelte";

/** How a card lies: which it is, which face is up, which of its Elements is uncovered. */
interface Lying {
  card: number;
  face: number;
  end: number;
}

type Face = [string, string];

/** 1.4 The spirit cards in play: Fairies, Boogeymen, Sandmen. */
const SPIRITS: Record<number, [number, number, number]> = {
  4: [1, 1, 2],
  5: [2, 1, 2],
  6: [3, 2, 1],
  7: [3, 2, 2],
  8: [4, 3, 1],
  9: [4, 3, 2],
  10: [5, 4, 1],
};

export async function redraw(record: GameRecord, chance: Chance): Promise<Check[]> {
  const again = new Again(record, chance);
  for (const event of eventsOf(record)) await again.follow(event);
  return [
    checked("deck", again.wrong.deck, { cards: again.deck.length }),
    checked("dreamer", again.wrong.dreamer),
    checked("spirits", again.wrong.spirits, { nights: again.round }),
    checked("turned", again.wrong.turned),
    checked("elements", again.wrong.elements, { elements: again.elements }),
  ];
}

/** Goes through a game as it was stored, and compares each draw with its own. */
class Again {
  deck: { faces: [Face, Face] }[] = [];
  round = 0;
  elements = 0;
  readonly wrong: Record<"deck" | "dreamer" | "spirits" | "turned" | "elements", Facts[]> = {
    deck: [],
    dreamer: [],
    spirits: [],
    turned: [],
    elements: [],
  };
  private pile: Lying[] = [];
  private board: Lying[] = [];
  private dreamer = -1;

  constructor(
    private readonly record: GameRecord,
    private readonly chance: Chance,
  ) {}

  async follow(event: RecordedEvent): Promise<void> {
    switch (event.type) {
      case "GameBegan":
        this.deck = event["deck"] as { faces: [Face, Face] }[];
        break;
      case "DeckShuffled":
        if (!same(event["pile"], await this.shuffled())) this.wrong.deck.push({});
        this.pile = [...(event["pile"] as Lying[])];
        break;
      case "RoundBegan":
        await this.deal(event);
        break;
      case "NightFell": {
        const top = this.pile.shift();
        const bottom = event["bottom"] as Lying | null;
        if (!same(bottom, top ? await this.turnedOver(top) : null)) this.turnedWrong();
        if (bottom) this.pile.push(bottom);
        break;
      }
      case "ElementShown":
        this.elements++;
        if (event["element"] !== this.uncovered()) {
          this.wrong.elements.push({ card: event["card"], element: event["element"] });
        }
        break;
      case "GuessMade":
      case "CardPassed":
      case "SpokenGuessSettled":
        this.board.push(this.pile.shift()!);
        break;
      case "PenaltyTaken":
        this.pile.shift();
        break;
      case "RoundEnded": {
        const returned = event["returned"] as Lying[];
        if (!same(returned, await this.returned())) this.turnedWrong();
        this.pile.push(...returned);
        break;
      }
    }
  }

  /** 1.3 To shuffle is also to turn and flip every card. */
  private async shuffled(): Promise<Lying[]> {
    const order = await this.chance.shuffled("deck", [...this.deck.keys()]);
    const ways = await this.chance.draws(
      "deck turned",
      order.map(() => 4),
    );
    return order.map((card, place) => lying(card, ways[place]!));
  }

  /** 2.1 The spirit cards are dealt from the Dreamer's left; the last one is left over. */
  private async deal(event: RecordedEvent): Promise<void> {
    const { players, options } = this.record;
    this.round++;
    const named = (options["first_dreamer"] ?? null) as number | null;
    const first = named ?? (await this.chance.draw("first dreamer", players));
    const dreamer = this.round === 1 ? first : (this.dreamer + 1) % players;
    if (event["dreamer"] !== dreamer || event["round"] !== this.round) {
      this.wrong.dreamer.push({ round: this.round });
    }
    this.dreamer = event["dreamer"] as number;
    const dealt = await this.chance.shuffled(`night ${this.round} spirits`, cards(players));
    const left = dealt.pop();
    const spirits = Object.fromEntries(
      dealt.map((spirit, place) => [(this.dreamer + 1 + place) % players, spirit]),
    );
    if (!same(event["spirits"], spirits) || event["left_over"] !== left) {
      this.wrong.spirits.push({ round: this.round });
    }
    this.board = [];
  }

  /** 2.4 The top card goes under the deck and lies in one of the three other ways. */
  private async turnedOver({ card, face, end }: Lying): Promise<Lying> {
    const drawn = await this.chance.draw(`night ${this.round} top card`, 3);
    return lying(card, (2 * face + end + 1 + drawn) % 4);
  }

  /** 6.1 All cards of the board go under the deck, turned and flipped. */
  private async returned(): Promise<Lying[]> {
    const ways = await this.chance.draws(
      `night ${this.round} board`,
      this.board.map(() => 4),
    );
    return this.board.map(({ card }, place) => lying(card, ways[place]!));
  }

  /** 1.2 Only the uncovered Element of the face that is up is in play. */
  private uncovered(): string | undefined {
    const top = this.pile[0];
    return top && this.deck[top.card]?.faces[top.face]?.[top.end];
  }

  private turnedWrong(): void {
    this.wrong.turned.push({ round: this.round });
  }
}

function lying(card: number, way: number): Lying {
  return { card, face: way >> 1, end: way % 2 };
}

function cards(players: number): string[] {
  const [fairies, boogeymen, sandmen] = SPIRITS[players]!;
  return [
    ...Array<string>(fairies).fill("Fairy"),
    ...Array<string>(boogeymen).fill("Boogeyman"),
    ...Array<string>(sandmen).fill("Sandman"),
  ];
}
