// Whether a form of the current page has changes that aren't saved.
let check: (() => boolean) | undefined;

export const hasUnsavedChanges = (): boolean => check?.() ?? false;

/** For the form of a page. Returns a function that ends it. */
export function watchUnsavedChanges(has: () => boolean): () => void {
  check = has;
  return () => {
    if (check === has) check = undefined;
  };
}
