// How a page of one record asks for it. ra-core would show the row of a list first, which lacks fields and whole numbers.
const ignored = () => undefined;

export const wholeRecord = {
  /** Part of the cache's key, so that rows of lists don't answer it. */
  meta: { of: 'page' },
  gcTime: 0,
  /** The page itself shows a failed load. */
  onError: ignored,
};
