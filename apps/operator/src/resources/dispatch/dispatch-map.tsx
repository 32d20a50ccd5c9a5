// The shops and addresses of the open requests on a map.
import { orderNumber } from '@haat/contract/city-ids';
import type { Dispatch, DispatchRequest } from '@haat/contract/operator/dispatch';
import { useMemo } from 'react';
import { PlaceMap } from '../../ui/place-map.tsx';

interface DispatchMapProps {
  readonly slots: Dispatch['slots'];
  /** An address was chosen. */
  readonly onChoose: (order: number) => void;
}

const addressOf = (request: DispatchRequest) => ({
  id: request.order,
  name: `Order ${orderNumber(request.order)}: ${request.area}`,
  point: request,
  tone: 'waiting' as const,
});

/** Ids of shops and orders may be the same. A negative one is a shop's. */
const shopOf = ({ shop }: DispatchRequest) => ({
  id: -shop.id,
  name: shop.name,
  point: shop,
  tone: 'done' as const,
});

export function DispatchMap({ slots, onChoose }: DispatchMapProps) {
  // Keep the same array until other requests load, because the map moves to new marks.
  const marks = useMemo(() => {
    const requests = slots.flatMap((slot) => slot.requests);
    const shops = new Map(requests.map((request) => [request.shop.id, shopOf(request)]));
    return [...shops.values(), ...requests.map(addressOf)];
  }, [slots]);
  if (marks.length === 0) return null;
  return (
    <PlaceMap
      label="Shops and addresses of the requests"
      marks={marks}
      onMark={({ id }) => id > 0 && onChoose(id)}
    />
  );
}
