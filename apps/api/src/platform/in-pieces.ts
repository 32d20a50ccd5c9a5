/** All works together take about as long before other requests are served, plus the time of one step. */
const turnMs = 4;

let spentMs = 0;
let isOver = false;
/** Works that go on in later turns of the event loop, the first one first. */
const waiting: (() => void)[] = [];

/** Runs the steps of some work in pieces. Between them, the event loop goes on. */
export async function inPieces<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    if (spentMs >= turnMs) await new Promise<void>((resolve) => waiting.push(resolve));
    const since = performance.now();
    const end = since + turnMs - spentMs;
    try {
      let step = work.next();
      while (!step.done && performance.now() < end) step = work.next();
      if (step.done) return step.value;
    } finally {
      spentMs += performance.now() - since;
      endTurn();
      if (spentMs < turnMs) waiting.shift()?.();
    }
  }
}

function endTurn(): void {
  if (isOver) return;
  isOver = true;
  setImmediate(() => {
    isOver = false;
    spentMs = 0;
    waiting.shift()?.();
  });
}
