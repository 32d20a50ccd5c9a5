// In its own file, which loads with the search for places, because most pages don't need it.
import { translated } from '../../platform/words.ts';

export const places = translated('places', {
  search: 'Search for a place',
  found: 'Places found',
  none: 'No place found',
  failed: "Place search isn't available right now. You can still move the pin.",
});
