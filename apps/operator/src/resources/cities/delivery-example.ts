/** What a delivery costs two and a half km beyond the free distance: each started km counts. */
export function deliveryExample(
  baseRupees: number,
  freeKm: number,
  perKmRupees: number,
): { readonly distanceKm: number; readonly cost: number } {
  const beyondKm = 2.5;
  return { distanceKm: freeKm + beyondKm, cost: baseRupees + Math.ceil(beyondKm) * perKmRupees };
}
