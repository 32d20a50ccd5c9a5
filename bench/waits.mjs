// Measures how long one call delays another. Six people make each call of the market one after another, while a small call is
// repeated. The first calls come right after a start. Fails above the goals.
// npm run bench -- waits [--times 10] [--one-city] [--orders 20000]
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Connection, requestText } from './parts/http-client.mjs';
import { startMarketHaat } from './parts/market-haat.mjs';
import { listMarketPeople } from './parts/market-people.mjs';
import { makeTable, median } from './parts/numbers.mjs';
import { workloads } from './parts/workloads.mjs';

const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '1' },
    'one-city': { type: 'boolean', default: false },
    orders: { type: 'string' },
  },
});
const GOAL_MS = 20;
/** The first call compiles its shapes, and the first search loads the texts. */
const FIRST_GOAL_MS = 50;
const WARM_UP = 300;
const CALLS = 6;
/** Also measures the work that a call leaves behind. */
const AFTER_MS = 300;

const haat = await startMarketHaat({
  times: Number(options.times),
  ...(options['one-city'] && { cities: 1 }),
  ...(options.orders && { orders: Number(options.orders) }),
});
try {
  const people = (await listMarketPeople(haat.databaseUrl)).slice(0, CALLS);
  const other = new Connection(haat.url);
  const small = requestText({ path: '/api/users/cities/', token: people[0].token });
  const sendSmall = () => other.send(small);
  for (let count = 0; count < WARM_UP; count += 1) await sendSmall();
  const line = makeTable(['call', 'first, ms', 'wait, ms', 'later, ms', 'wait, ms']);
  for (const { name, call } of workloads) {
    const [first, ...later] = await measure(call, people, sendSmall);
    const ms = median(later.map((one) => one.ms));
    const waitMs = median(later.map((one) => one.waitMs));
    line([name, ...[first.ms, first.waitMs, ms, waitMs].map((value) => value.toFixed(1))]);
    if (first.waitMs > FIRST_GOAL_MS || waitMs > GOAL_MS) process.exitCode = 1;
  }
  other.close();
  console.log(`Another call waits at most ${GOAL_MS} ms, and ${FIRST_GOAL_MS} ms beside a first call.`);
} finally {
  await haat.stop();
}

/** Each person calls once. Returns the time of each call and of the slowest small call beside it. */
async function measure(makeCall, people, sendSmall) {
  const connection = new Connection(haat.url);
  const call = makeCall((text) => connection.send(text));
  const results = [];
  for (const person of people) {
    const begun = performance.now();
    const answered = call(person).then(() => performance.now() - begun);
    const waitMs = await longestWait(
      sendSmall,
      answered.then(() => pause(AFTER_MS)),
    );
    results.push({ ms: await answered, waitMs });
  }
  connection.close();
  return results;
}

async function longestWait(sendSmall, work) {
  let longest = 0;
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const begun = performance.now();
    await sendSmall();
    longest = Math.max(longest, performance.now() - begun);
  }
  await done;
  return longest;
}
