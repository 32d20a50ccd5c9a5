/** The server takes names that differ only in case for the same. */
export const isNamed =
  (name: string) =>
  (type: { readonly name: string }): boolean =>
    type.name.toLowerCase() === name.toLowerCase();
