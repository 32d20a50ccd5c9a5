// Runs in its own thread, so that it doesn't delay the measurement of the shoppers. It repeats each request as soon as it has an
// answer, until it gets a message to stop. Then it reports the number of answers by status.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** The round trip of a good network. */
const PAUSE_MS = 50;

const { url, requests } = workerData;
const answers = {};
let isOver = false;
parentPort.once('message', () => {
  isOver = true;
});

await Promise.all(
  requests.flatMap((request) => Array.from({ length: request.atOnce }, () => repeat(request))),
);
parentPort.postMessage(answers);

async function repeat({ path, body, token, type, encoding }) {
  const headers = { 'content-type': type };
  if (token) headers.authorization = `Token ${token}`;
  if (encoding) headers['content-encoding'] = encoding;
  while (!isOver) {
    const status = await send(path, { method: 'POST', headers, body });
    answers[status] = (answers[status] ?? 0) + 1;
    await pause(PAUSE_MS);
  }
}

async function send(path, options) {
  try {
    const answer = await fetch(`${url}/api${path}`, options);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 'cut off';
  }
}
