import * as deliverers from '../operator/deliverers.ts';
import { type Documented, type Example, example } from './example.ts';
import { city, firstPage, id, listOf } from './village.ts';

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
];

export const operatorDelivererDocs: Documented = { files: { operatorDeliverers: deliverers }, examples };
