// The shops and addresses of the open requests on a map, and where each deliverer goes next.
import { orderNumber } from '@haat/contract/city-ids';
import type { Dispatch, DispatchRequest, NextStop } from '@haat/contract/operator/dispatch';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { PlaceMark } from '../../ui/map/map-props.ts';
import { PlaceMap } from '../../ui/place-map.tsx';

interface DispatchMapProps {
  readonly board: Dispatch;
  /** An address was pressed. */
  readonly onOrder: (order: number) => void;
  /** The next stop of somebody was pressed. */
  readonly onDeliverer: (id: number) => void;
}

interface Place extends Omit<PlaceMark, 'id'> {
  readonly order?: number;
  readonly deliverer?: number;
}

const addressOf = (request: DispatchRequest): Place => ({
  name: `Order ${orderNumber(request.order)}: ${request.area}`,
  point: request,
  tone: 'waiting',
  order: request.order,
});

const shopOf = ({ shop }: DispatchRequest): Place => ({ name: shop.name, point: shop, tone: 'done' });

const isSamePlace = (one: NextStop, other: NextStop): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/** Several may go to the same place. Pressing it chooses the first. */
const nextPlaces = ({ next_stops, deliverers }: Dispatch): Place[] =>
  next_stops.flatMap((stop) => {
    const together = next_stops.filter((other) => isSamePlace(stop, other));
    if (together[0] !== stop) return [];
    const names = together.map(({ deliverer }) => deliverers.find(({ id }) => id === deliverer)?.name);
    const name = `${names.join(', ')}: next at ${stop.name}`;
    return { name, point: stop, tone: 'deliverer', deliverer: stop.deliverer };
  });

function placesOf(board: Dispatch): Place[] {
  const requests = board.slots.flatMap((slot) => slot.requests);
  const shops = new Map(requests.map((request) => [request.shop.id, shopOf(request)]));
  return [...shops.values(), ...requests.map(addressOf), ...nextPlaces(board)];
}

export function DispatchMap({ board, onOrder, onDeliverer }: DispatchMapProps) {
  // Keep the same array until something else loads, because the map moves to new marks.
  const places = useMemo(() => placesOf(board).map((place, id) => ({ ...place, id })), [board]);
  if (places.length === 0) return null;
  const press = ({ id }: PlaceMark): void => {
    const { order, deliverer } = places[id] ?? {};
    if (order !== undefined) onOrder(order);
    if (deliverer !== undefined) onDeliverer(deliverer);
  };
  return (
    <>
      <PlaceMap label="Requests and deliverers on the map" marks={places} onMark={press} />
      {board.next_stops.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          A ring is where a deliverer goes next.
        </Typography>
      )}
    </>
  );
}
