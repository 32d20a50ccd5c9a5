// The state of a token on the server, also of one that this page no longer has.

/** Undefined when no answer comes. The request continues when the page is closed or reloaded. */
const ask = (token: string, method: 'GET' | 'POST', path: string): Promise<Response | undefined> =>
  fetch(path, {
    method,
    headers: { Accept: 'application/json', Authorization: `Token ${token}` },
    cache: 'no-store',
    keepalive: true,
  }).catch(() => undefined);

/** Whether no call accepts the token any more. Tries a call that every person may make. False when no answer comes. */
export const isOver = async (token: string): Promise<boolean> =>
  (await ask(token, 'GET', '/api/users/details/'))?.status === 401;

/**
 * Ends the session and its push messages. Repeats this whenever the network returns, until the server answers, because
 * the token stays valid until then.
 */
export async function endToken(token: string): Promise<void> {
  const again = (): void => void endToken(token);
  window.addEventListener('online', again, { once: true });
  const answer = await ask(token, 'POST', '/api/users/logout/');
  if (answer?.status === 204 || answer?.status === 401) window.removeEventListener('online', again);
}
