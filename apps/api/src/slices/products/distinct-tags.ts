import { nameKey } from '@haat/contract/name-key';

/** Removes repeated tags and keeps the first spelling. As in the web's form. */
export function distinctTags(tags: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const tag of tags) {
    const key = nameKey(tag);
    if (!first.has(key)) first.set(key, tag);
  }
  return [...first.values()];
}
