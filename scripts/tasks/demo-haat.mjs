// Starts a Haat with the demo village and signs people in, for screenshots and measurements. Runs on the pinned Node.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export async function startDemoHaat(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'haat-demo-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    HAAT_DEMO: 'on',
    ...settings,
  };
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = listen(child);
  await Promise.race([
    lines.wait(/is open: /),
    ended.then(([code]) => Promise.reject(new Error(`Haat ended with ${code}`))),
  ]);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    dataDir: env.DATA_DIR,
    signIn: (number) => signIn(url, lines, number),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Collects the output of the process. `wait` finds a pattern in it, or waits until it appears. */
function listen({ stdout }) {
  let told = '';
  stdout.setEncoding('utf8').on('data', (text) => {
    told += text;
  });
  const wait = async (pattern) => {
    for (;;) {
      const match = pattern.exec(told);
      if (match !== null) return match;
      await once(stdout, 'data');
    }
  };
  return { wait };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Signs a person in. The result calls the API as this person. */
async function signIn(url, lines, number) {
  await call(url, undefined, '/users/login/', { number });
  const [, otp] = await lines.wait(new RegExp(`OTP for \\${number}: (\\d{6})`));
  const { token } = await call(url, undefined, '/users/login/verify/', { number, otp });
  return { token, get: (path) => call(url, token, path), post: (path, body) => call(url, token, path, body) };
}

async function call(url, token, path, body) {
  const answer = await fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
