// The shops of a city as marks, and how many are outside of the form's circle.
import { distanceKm } from '@haat/contract/geo';
import type { ShopInRecords } from '@haat/contract/operator/shops';
import { useGetList, useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { count } from '../../ui/format.ts';
import type { PlaceMark } from '../../ui/map/map-props.ts';

/** The most shops in one answer. With more, the sentence would be wrong. */
const page = { page: 1, perPage: 100 };
const ignored = () => undefined;

interface ShopsAround {
  readonly marks: readonly PlaceMark[];
  /** Empty until the shops are loaded. */
  readonly words: string;
}

export function useShopsAround(): ShopsAround {
  const city = useRecordContext();
  const { data, total } = useGetList<ShopInRecords>(
    'shops',
    { pagination: page, filter: { city: city?.id } },
    { enabled: city?.id !== undefined, onError: ignored },
  );
  const [latitude, longitude, radiusKm] = useWatch({ name: ['latitude', 'longitude', 'radius_km'] });
  const marks = useMemo(
    () => (data ?? []).map((shop) => ({ id: shop.id, name: shop.name, point: shop })),
    [data],
  );
  const isKnown = [latitude, longitude, radiusKm].every((value) => typeof value === 'number');
  if (marks.length === 0 || total !== marks.length || !isKnown) return { marks, words: '' };
  const centre = { latitude, longitude };
  const outside = marks.filter(({ point }) => distanceKm(centre, point) > radiusKm).length;
  return { marks, words: wordsOf(marks.length, outside) };
}

function wordsOf(all: number, outside: number): string {
  if (outside === 0)
    return all === 1 ? 'Its shop is inside the circle.' : `All ${count(all)} shops are inside the circle.`;
  return `${count(outside)} of ${count(all)} ${all === 1 ? 'shop' : 'shops'} ${outside === 1 ? 'is' : 'are'} outside of the circle.`;
}
