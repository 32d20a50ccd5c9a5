interface Costs {
  readonly baseRupees: number;
  readonly freeKm: number;
  readonly perKmRupees: number;
}

/** Near and far distances, and one that isn't whole. */
const distancesKm = [1, 2.5, 5, 10, 20, 50];

/** At most this many examples. */
const examples = 5;

/** The delivery cost at several distances up to the radius. Each started km beyond the free distance counts. */
export function deliveryExamples(
  { baseRupees, freeKm, perKmRupees }: Costs,
  radiusKm: number,
): readonly { readonly distanceKm: number; readonly costRupees: number }[] {
  const near = distancesKm.filter((km) => km < radiusKm).slice(0, examples - 1);
  return [...near, radiusKm].map((distanceKm) => ({
    distanceKm,
    costRupees: baseRupees + Math.ceil(Math.max(0, distanceKm - freeKm)) * perKmRupees,
  }));
}
