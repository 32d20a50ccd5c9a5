/**
 * Answers the look-ups of many requests with one statement. `find` gets the keys of all requests that arrive in the
 * same turn of the event loop. Under load, this saves most of the work of a look-up by key.
 */
export function together<Key, Found>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  let keys = new Set<Key>();
  let found: Promise<ReadonlyMap<Key, Found>> | undefined;
  const findAll = (): Promise<ReadonlyMap<Key, Found>> => {
    const asked = [...keys];
    keys = new Set();
    found = undefined;
    return find(asked);
  };
  return async (key) => {
    keys.add(key);
    found ??= new Promise<void>((resolve) => setImmediate(resolve)).then(findAll);
    return (await found).get(key);
  };
}
