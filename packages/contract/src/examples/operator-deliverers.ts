import * as deliverers from '../operator/deliverers.ts';
import * as dispatch from '../operator/dispatch.ts';
import { type Documented, type Example, example } from './example.ts';
import { city, firstPage, home, id, listOf, shop, slot } from './village.ts';

const number = '+919000000003';

const ravi: deliverers.DelivererRecord = {
  id: 3,
  first_name: 'Ravi',
  last_name: 'Kumar',
  number: '+91******0003',
  city,
  is_blocked: false,
  active_deliveries: 2,
  version: 4,
};

const examples: readonly Example[] = [
  example(deliverers.listDeliverers, {
    query: { ...firstPage, search: 'ravi', city: city.id },
    answer: listOf(ravi),
  }),
  example(deliverers.getDeliverer, { params: id(3), answer: { ...ravi, number } }),
  example(deliverers.hireDeliverer, {
    body: { number, city: city.id },
    answer: { ...ravi, active_deliveries: 0 },
  }),
  example(deliverers.updateDeliverer, {
    params: id(3),
    body: { city: 2, version: 4 },
    answer: { ...ravi, city: { id: 2, name: 'Irinjalakuda' }, version: 5 },
  }),
  example(deliverers.dismissDeliverer, { params: id(3) }),
  example(dispatch.getDispatch, {
    query: { city: city.id },
    answer: {
      slots: [
        {
          ...slot,
          requests: [
            {
              id: 81,
              order: 41,
              shop: {
                id: shop.id,
                name: shop.name,
                latitude: shop.latitude,
                longitude: shop.longitude,
              },
              area: 'Near the well',
              latitude: home.latitude,
              longitude: home.longitude,
              has_pin: true,
              pieces: 3,
              delivery_cost: 20,
              pay_by: 'cash',
              packed_at: null,
              since: '2026-11-21T15:40:00+05:30',
            },
          ],
        },
      ],
      deliverers: [{ id: ravi.id, name: 'Ravi Kumar', is_on_duty: true, active: 2, held: 1240 }],
      next_stops: [
        {
          deliverer: ravi.id,
          kind: 'pick_up',
          name: shop.name,
          latitude: shop.latitude,
          longitude: shop.longitude,
        },
      ],
    },
  }),
  example(dispatch.assignOrders, {
    body: { orders: [41, 42], deliverer: ravi.id },
    answer: { assigned: [41], refused: [{ id: 42, code: 'delivery.taken' }] },
  }),
];

export const operatorDelivererDocs: Documented = {
  files: { operatorDeliverers: deliverers, operatorDispatch: dispatch },
  examples,
};
