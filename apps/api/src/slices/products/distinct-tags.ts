/** Removes repeated tags and keeps the first spelling. Tags that differ only in case are the same, as in the web's form. */
export function distinctTags(tags: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const tag of tags) {
    const key = tag.toLowerCase();
    if (!first.has(key)) first.set(key, tag);
  }
  return [...first.values()];
}
