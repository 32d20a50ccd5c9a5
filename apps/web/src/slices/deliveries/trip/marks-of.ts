// The numbers of a trip's stops on the map. Stops at the same place share a mark, such as '1, 4'.
import type { Point } from '@haat/contract/geo';

interface NumberedMark {
  readonly point: Point;
  readonly name: '';
  readonly number: string;
}

export function marksOf(stops: readonly Point[]): readonly NumberedMark[] {
  const places = stops.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
  return stops.flatMap(({ latitude, longitude }, stop) => {
    const place = places[stop];
    if (places.indexOf(place ?? '') < stop) return [];
    const numbers = places.flatMap((other, number) => (other === place ? [number + 1] : []));
    return [{ point: { latitude, longitude }, name: '' as const, number: numbers.join(', ') }];
  });
}
