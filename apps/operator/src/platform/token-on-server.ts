// What the server knows of a token, also of one that this page no longer has.

/** Undefined without an answer. The request goes on when the page is closed or loaded anew. */
const ask = (token: string, method: 'GET' | 'POST', path: string): Promise<Response | undefined> =>
  fetch(path, {
    method,
    headers: { Accept: 'application/json', Authorization: `Token ${token}` },
    cache: 'no-store',
    keepalive: true,
  }).catch(() => undefined);

/** Nothing takes the token any more. Asks with a call that every person may make. False without an answer. */
export const isOver = async (token: string): Promise<boolean> =>
  (await ask(token, 'GET', '/api/users/details/'))?.status === 401;

/** Ends the session, and its push messages. Until the server has done it, it is asked again whenever the network returns: so long the
 * token stays valid. */
export async function endToken(token: string): Promise<void> {
  const again = (): void => void endToken(token);
  window.addEventListener('online', again, { once: true });
  const answer = await ask(token, 'POST', '/api/users/logout/');
  if (answer?.status === 204 || answer?.status === 401) window.removeEventListener('online', again);
}
