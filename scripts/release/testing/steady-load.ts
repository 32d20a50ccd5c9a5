// Clients that read and write one after another until told to stop. Each counts every request that fails.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** As on a phone: a pause between two requests, in which the connection stays open. */
const THINKING_MS = 15;

export interface Load {
  /** How many answers each version has given. */
  readonly answers: Readonly<Record<string, number>>;
  /** Requests without an answer, or with another than 2xx. */
  readonly failures: readonly string[];
  stop(): Promise<void>;
}

interface Options {
  readonly port: number;
  /** Of operators: each runs one client. */
  readonly tokens: readonly string[];
}

export function startLoad({ port, tokens }: Options): Load {
  const answers: Record<string, number> = {};
  const failures: string[] = [];
  let isOver = false;
  const client = async (token: string, keepAlive: boolean): Promise<void> => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    const send = (method: string, path: string, body?: object) =>
      ask({ agent, port, token, method, path, ...(body && { body: JSON.stringify(body) }) });
    for (let at = 0; !isOver; at += 1) {
      try {
        const { release } = JSON.parse(await send('GET', '/api/operator/today/'));
        answers[release.version] = (answers[release.version] ?? 0) + 1;
        await send('PATCH', '/api/users/preferences/', { data_saver: at % 2 === 0 });
        await send('GET', '/');
      } catch (error) {
        failures.push(String(error));
      }
      await pause(THINKING_MS);
    }
    agent.destroy();
  };
  // Half of them use a new connection for each request.
  const clients = tokens.map((token, at) => client(token, at % 2 === 0));
  const stop = async () => {
    isOver = true;
    await Promise.all(clients);
  };
  return { answers, failures, stop };
}

interface Asked {
  readonly agent: Agent;
  readonly port: number;
  readonly token: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

function ask({ agent, port, token, method, path, body }: Asked): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = {
    authorization: `Token ${token}`,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    answer.once('end', () => {
      const isDone = answer.statusCode && answer.statusCode < 300;
      if (isDone) resolve(text);
      else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
    });
    answer.once('error', reject);
  });
  sent.once('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`)));
  sent.end(body);
  return promise;
}
