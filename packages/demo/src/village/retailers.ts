// The retailers of the village, except Ammini and Joseph, who are in people.ts.
import { shops } from './shops.ts';
import type { DemoPerson } from './types.ts';

const rows: readonly (readonly [key: string, number: string, firstName: string, lastName: string])[] = [
  ['sheeja', '+917000000001', 'Sheeja', 'Rajan'],
  ['biju', '+917000000002', 'Biju', 'Antony'],
  ['nazar', '+917000000003', 'Nazar', 'Kassim'],
  ['gopal', '+917000000004', 'Gopalakrishnan', 'Nair'],
  ['ameen', '+917000000005', 'Ameen', 'Hassan'],
  ['antony', '+917000000006', 'Antony', 'Devassy'],
  ['sudha', '+917000000007', 'Sudha', 'Menon'],
  ['fathima', '+917000000008', 'Fathima', 'Beevi'],
  ['shaji', '+917000000009', 'Shaji', 'Kadavil'],
  ['rasheed', '+917000000010', 'Rasheed', 'Ali'],
  ['dasan', '+917000000011', 'Dasan', 'Velayudhan'],
  ['thomas', '+917000000012', 'Thomas', 'Kurian'],
  ['leena', '+917000000013', 'Leena', 'George'],
  ['kunjappan', '+917000000014', 'Kunjappan', 'Raghavan'],
  ['asha', '+917000000015', 'Asha', 'Pillai'],
  ['jino', '+917000000016', 'Jino', 'Mathew'],
  ['moosad', '+917000000017', 'Narayanan', 'Moosad'],
  ['malli', '+917000000018', 'Malli', 'Selvam'],
  ['rema', '+917000000019', 'Rema', 'Devi'],
  ['omana', '+917000000020', 'Omana', 'Kuttan'],
  ['vidya', '+917000000021', 'Vidya', 'Shankar'],
  ['anoop', '+917000000022', 'Anoop', 'Mathew'],
  ['rahman', '+917000000023', 'Abdul', 'Rahman'],
  ['mathew', '+917000000024', 'Mathew', 'Paul'],
  ['santha', '+917000000025', 'Santha', 'Kumari'],
  ['unni', '+917000000026', 'Unnikrishnan', 'Warrier'],
];

export const retailers: readonly DemoPerson[] = rows.map(([key, number, firstName, lastName]) => {
  const shop = shops.find(({ retailer }) => retailer === key);
  if (!shop) throw new Error(`${firstName} has no shop`);
  const { lines, latitude, longitude } = shop;
  return {
    key,
    number,
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    address: { name: 'Home', lines: [`Behind ${shop.name}`, lines[0], lines[2]], latitude, longitude },
  };
});
