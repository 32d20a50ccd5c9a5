// The order of banners: which positions change when one moves.
interface Placed {
  readonly id: number;
  readonly position: number;
}

/** The banners whose position changes when the one at `from` moves to `to`. Equal positions become different ones. */
export function movedBanners<Banner extends Placed>(
  banners: readonly Banner[],
  from: number,
  to: number,
): readonly Banner[] {
  const order = [...banners];
  const [moved] = order.splice(from, 1);
  if (!moved) return [];
  order.splice(to, 0, moved);
  let last = -1;
  const positions = [...banners.map(({ position }) => position)]
    .sort((one, other) => one - other)
    .map((position) => {
      last = Math.max(position, last + 1);
      return last;
    });
  return order
    .map((banner, index) => ({ ...banner, position: positions[index] ?? banner.position }))
    .filter(({ id, position }) => banners.some((before) => before.id === id && before.position !== position));
}
