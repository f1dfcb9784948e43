// Moves a second of boardgame.io's reducer, without network or storage.
// Told "GAME SECONDS" on standard input, it answers "MOVES SECONDS PROCESSOR_SECONDS".

const { createInterface } = require("node:readline");
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");

const TURN = 10; // moves, so that what undo keeps of a turn does not grow
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

const GAMES = {
  // A move that changes nothing in a turn that does not end: the least that a reducer can do.
  bare: { moves: { mark: () => undefined } },
  noughts: {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, playerID }, cell) => {
        G.cells[cell] = playerID;
      },
    },
    endIf: ({ G, ctx }) => {
      const mine = (cell) => G.cells[cell] === ctx.currentPlayer;
      if (LINES.some((line) => [...line].every(mine))) return { winner: ctx.currentPlayer };
      return G.cells.includes(null) ? undefined : { draw: true };
    },
  },
};

function free(state) {
  return (state.G.cells ?? []).flatMap((mark, cell) => (mark === null ? [cell] : []));
}

function slice(game, seconds) {
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game });
  const [used, began] = [process.cpuUsage(), performance.now()];
  let [state, moves] = [start, 0];
  while (performance.now() < began + seconds * 1000) {
    const cells = free(state);
    const args = [cells[Math.floor(Math.random() * cells.length)]];
    const payload = { type: "mark", args, playerID: state.ctx.currentPlayer };
    const next = reduce(state, { type: "MAKE_MOVE", payload });
    if (next._stateID === state._stateID) throw new Error("a move was not taken");
    state = next.ctx.gameover || next._stateID === TURN ? start : next;
    moves += 1;
  }
  const { user, system } = process.cpuUsage(used);
  return [moves, (performance.now() - began) / 1000, (user + system) / 1e6].join(" ");
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const [game, seconds] = line.split(" ");
  console.log(slice(GAMES[game], Number(seconds)));
});
