/** The path of a list with a filter. */
export const filteredList = (resource: string, filter: Readonly<Record<string, string>>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
