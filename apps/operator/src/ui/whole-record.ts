// Query options for a page of one record. By default ra-core would first show the row of a list, which lacks fields and
// whole numbers.
const ignored = () => undefined;

export const wholeRecord = {
  /** Part of the cache's key, so that rows of lists aren't used. */
  meta: { of: 'page' },
  gcTime: 0,
  /** The page itself shows a failed load. */
  onError: ignored,
};
