import { nameKey } from '@haat/contract/name-key';

/** Whether a shop with these names sells a catalogue product: as a copy, or as a product of its own with the same name. */
export function ownedBy(
  namesInShop: readonly string[],
): (product: { readonly name: string; readonly isCopied: boolean }) => boolean {
  const keys = new Set(namesInShop.map(nameKey));
  return ({ name, isCopied }) => isCopied || keys.has(nameKey(name));
}
