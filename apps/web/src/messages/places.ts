// Words of the search for places, which come with it: most pages and most villages do without.
export const places = {
  search: 'Search for a place',
  found: 'Places found',
  none: 'No place of that name was found.',
  failed: 'Places cannot be looked up now. The pin works all the same.',
} as const;
