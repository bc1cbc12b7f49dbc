// A night of When I Dream at boardgame.io: node server.js PORT
//
// As much of a night as our server does for a clue: a deck, a pile, spirits, an Element that the
// Dreamer must not see, clues, a board, and a view for each player. boardgame.io itself is left as
// it comes: storage in memory, a log of every match that grows, whole states as updates. The Dreamer
// may guess at any time, so everybody is active and undo is off; turns of boardgame.io, one for each
// clue, cost it a sixth more.

"use strict";

const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const CARDS = 110;
const CLUES_FOR_A_CARD = 9;
const CARDS_ON_THE_BOARD = 10; // older ones leave, so that a state does not grow
const DREAMER = 0;
const SPIRITS = ["fairy", "imp", "sandman"];

// One deck for all matches, as with us.
const DECK = Array.from({ length: CARDS }, (_, card) =>
  ["north", "east", "south", "west"].map((side) => `${side}${card}`),
);

const numbers = (length) => Array.from({ length }, (_, number) => number);

const elementOf = (deck, lying) => deck[lying.card][lying.side];

const played = (deck, lying, guess) => {
  const element = elementOf(deck, lying);
  return { card: lying.card, element, side: guess === element ? "yellow" : "blue", guess };
};

// A match begins in the middle of the night: the board is full and views have their usual size.
const setup = ({ ctx, random }) => {
  const order = random.Shuffle(numbers(CARDS));
  const pile = order.map((card) => ({ card, side: random.Die(4) - 1 }));
  return {
    deck: DECK,
    pile: pile.slice(CARDS_ON_THE_BOARD),
    spirits: random.Shuffle(numbers(ctx.numPlayers - 1).map((seat) => SPIRITS[seat % 3])),
    board: pile.slice(0, CARDS_ON_THE_BOARD).map((lying) => played(DECK, lying, "lantern")),
    clues: [],
    turn: { number: 1, seat: 1 },
    won: Array(ctx.numPlayers).fill(0),
    penalties: Array(ctx.numPlayers).fill(0),
  };
};

const giveClue = ({ G, playerID }, turn, word) => {
  if (turn !== G.turn.number || playerID !== String(G.turn.seat)) return INVALID_MOVE;
  if (typeof word !== "string" || !/^\p{L}{1,40}$/u.test(word)) return INVALID_MOVE;
  G.clues.push({ clue: turn, seat: G.turn.seat, word, doubt: null });
  const last = G.clues.length === CLUES_FOR_A_CARD;
  G.turn = { number: turn + 1, seat: last ? DREAMER : (G.turn.seat % G.spirits.length) + 1 };
};

const guess = ({ G, playerID }, turn, word) => {
  if (turn !== G.turn.number || playerID !== String(DREAMER)) return INVALID_MOVE;
  if (G.turn.seat !== DREAMER || typeof word !== "string") return INVALID_MOVE;
  const lying = G.pile.shift();
  G.pile.push({ ...lying });
  G.board.push(played(G.deck, lying, word));
  if (G.board.length > CARDS_ON_THE_BOARD) G.board.shift();
  G.clues = [];
  G.turn = { number: turn + 1, seat: 1 };
};

// What each player may see: the Dreamer no Element, no spirit, no doubt, no turn and no board.
const playerView = ({ G, playerID }) => {
  const blind = playerID === null || playerID === String(DREAMER);
  return {
    eye: playerID,
    phase: "night",
    dreamer: DREAMER,
    card: G.pile[0].card,
    won: G.won,
    penalties: G.penalties,
    spirit: blind ? null : G.spirits[Number(playerID) - 1],
    clues: blind ? G.clues.map(({ clue, seat, word }) => ({ clue, seat, word })) : G.clues,
    night: blind ? null : { turn: G.turn, element: elementOf(G.deck, G.pile[0]), board: G.board },
  };
};

const night = {
  name: "night",
  minPlayers: 4,
  maxPlayers: 10,
  disableUndo: true,
  setup,
  playerView,
  moves: { giveClue, guess },
  turn: { activePlayers: ActivePlayers.ALL },
};

const port = Number(process.argv[2]);
const server = Server({ games: [night], origins: [/^http:\/\/127\.0\.0\.1/] });
// What is given as the port goes to net.Server.listen, which also takes an address.
server.run({ port: { port, host: "127.0.0.1" }, callback: () => console.log("ready") });
process.on("SIGTERM", () => process.exit(0));
