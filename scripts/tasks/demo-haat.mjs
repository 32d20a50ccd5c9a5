// Starts a Haat with the demo village and signs people in, for screenshots and measurements. Runs on the pinned Node.
import { setTimeout as pause } from 'node:timers/promises';
import { codesSentTo, startHaat } from '../processes/start-haat.ts';

export async function startDemoHaat(settings = {}) {
  const { url, pid, env, stdout, stop } = await startHaat({ HAAT_DEMO: 'on', ...settings });
  return { url, pid, dataDir: env.DATA_DIR, signIn: (number) => signIn(url, stdout, number), stop };
}

/** Signs a person in. The result calls the API as this person. */
async function signIn(url, stdout, number) {
  const sentBefore = codesSentTo(number, stdout()).length;
  await call(url, undefined, '/users/login/', { number });
  let codes = [];
  while (codes.length <= sentBefore) {
    await pause(20);
    codes = codesSentTo(number, stdout());
  }
  const { token } = await call(url, undefined, '/users/login/verify/', { number, otp: codes.at(-1) });
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
