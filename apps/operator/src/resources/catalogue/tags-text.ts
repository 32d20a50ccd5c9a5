import { limits } from '@haat/contract/limits';

/** What is wrong with the tags. Undefined if nothing is. */
export function tagsFault(tags: readonly string[] = []): string | undefined {
  if (tags.length > limits.tags) return `Use ${limits.tags} tags at most.`;
  const long = tags.find((tag) => [...tag].length > limits.tag);
  return long && `Shorten “${long}” to ${limits.tag} characters at most.`;
}
