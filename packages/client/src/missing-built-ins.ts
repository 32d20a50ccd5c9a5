// Built-ins of the language that a dependency uses and the oldest browsers lack. Vite can't add them.

/** Call it before the dependency runs. It adds `findLast` for the desk's editor of articles. */
export function addMissingBuiltIns(): void {
  if ('findLast' in Array.prototype) return;
  // Not enumerable, like the browser's own.
  Object.defineProperty(Array.prototype, 'findLast', {
    configurable: true,
    writable: true,
    value: findLast,
  });
}

function findLast<Item>(
  this: readonly Item[],
  isSought: (item: Item | undefined, index: number, list: readonly Item[]) => unknown,
  thisArg?: unknown,
): Item | undefined {
  for (let index = this.length - 1; index >= 0; index -= 1)
    if (isSought.call(thisArg, this[index], index, this)) return this[index];
  return undefined;
}
