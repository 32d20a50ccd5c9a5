import type { Point } from '@haat/contract/geo';

/** Where 'Open in maps' leads. */
export const mapsUrl = ({ latitude, longitude }: Point): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
