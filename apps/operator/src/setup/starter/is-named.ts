/** Names that differ only in case are the same for the server. */
export const isNamed =
  (name: string) =>
  (type: { readonly name: string }): boolean =>
    type.name.toLowerCase() === name.toLowerCase();
