import * as addresses from '../addresses.ts';
import { type Documented, type Example, example } from './example.ts';
import { city, firstPage, home, id, listOf, school } from './village.ts';

const examples: readonly Example[] = [
  example(addresses.createCustomer, {
    body: {
      primary_address: {
        latitude: home.latitude,
        longitude: home.longitude,
        address: home.address,
        name: 'primary',
        city: city.id,
      },
    },
    answer: { ...home, name: 'primary' },
  }),
  example(addresses.listAddresses, { query: firstPage, answer: listOf(home, school) }),
  example(addresses.addAddress, {
    body: {
      latitude: school.latitude,
      longitude: school.longitude,
      address: school.address,
      name: school.name,
      receiver: school.receiver,
      number: school.number,
      city: city.id,
    },
    answer: school,
  }),
  example(addresses.updateAddress, {
    params: id(school.id),
    body: { landmark: 'Beside the flag pole' },
    answer: { ...school, landmark: 'Beside the flag pole' },
  }),
  example(addresses.deleteAddress, { params: id(school.id) }),
];

export const addressDocs: Documented = { files: { addresses }, examples };
