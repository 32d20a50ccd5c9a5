// The three sides of a comparison: Haat, the plain statements, and a bare `node:http`. Each runs a workload for a while.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Connection } from './http-client.mjs';
import { runFor } from './run-for.mjs';

export function haatSide(url, people) {
  const run = ({ call }, how) =>
    withConnections(url, how.atOnce, (connections) =>
      runFor({ ...how, people }, (worker) => call((text) => connections[worker].send(text))),
    );
  return { run };
}

/** The bare server answers each step of a workload with the status and the mean length of Haat's answer. */
export async function bareSide(haatUrl, people) {
  const server = fork(join(import.meta.dirname, 'bare-server.mjs'));
  const [{ port }] = await once(server, 'message');
  const url = `http://127.0.0.1:${port}`;
  const texts = new Map();
  const run = async (workload, how) => {
    if (!texts.has(workload)) texts.set(workload, await requestsLike(workload, haatUrl, people));
    const steps = texts.get(workload);
    return withConnections(url, how.atOnce, (connections) =>
      runFor({ ...how, people }, (worker) => async () => {
        for (const text of steps) await connections[worker].send(text);
        return { count: 0, results: 0 };
      }),
    );
  };
  return { run, stop: () => server.disconnect() };
}

const SAMPLES = 20;

async function requestsLike({ call }, url, people) {
  const answers = [];
  await withConnections(url, 1, async ([connection]) => {
    for (const person of people.slice(-SAMPLES)) {
      let steps = [];
      const callFor = call(async (text) => {
        const answer = await connection.send(text);
        steps.push({ ...answer, request: text });
        return answer;
      });
      // A person's first call may start with an extra request, for the ETag of a list.
      await callFor(person);
      steps = [];
      await callFor(person);
      answers.push(steps);
    }
  });
  return answers[0].map(({ status, request }, at) => {
    const lengths = answers.map((steps) => Buffer.byteLength(steps[at].body));
    const bytes = Math.round(lengths.reduce((sum, one) => sum + one, 0) / lengths.length);
    return likeRequest(request, `/${status === 304 ? 304 : 200}/${bytes}/`);
  });
}

/** Sends the same request to the bare server, with headers and body. */
const likeRequest = (text, path) => text.replace(/^(\w+) \S+/, `$1 ${path}`);

export async function plainSide(databaseUrl, people) {
  const child = fork(join(import.meta.dirname, 'plain-process.mjs'), [databaseUrl], {
    serialization: 'advanced',
  });
  await once(child, 'message');
  child.send({ people });
  const run = async ({ plain }, how) => {
    child.send({ ...how, name: plain });
    const [answer] = await once(child, 'message');
    if (answer.error) throw new Error(answer.error);
    return answer;
  };
  return { run, pid: child.pid, stop: () => child.disconnect() };
}

async function withConnections(url, count, work) {
  const connections = Array.from({ length: count }, () => new Connection(url));
  try {
    return await work(connections);
  } finally {
    for (const connection of connections) connection.close();
  }
}
