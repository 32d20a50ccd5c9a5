// Words of the search for places, which come with it: most pages and most villages do without.
export const places = {
  search: 'Search for a place',
  found: 'Places found',
  none: 'No place found',
  failed: "Place search isn't available right now. You can still move the pin.",
} as const;
