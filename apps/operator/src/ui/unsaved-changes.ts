// Whether a form of the current page has changes that aren't saved.
let check: (() => boolean) | undefined;

export const hasUnsavedChanges = (): boolean => check?.() ?? false;

/** For a page's form. Returns a function to stop. */
export function watchUnsavedChanges(has: () => boolean): () => void {
  check = has;
  return () => {
    if (check === has) check = undefined;
  };
}
