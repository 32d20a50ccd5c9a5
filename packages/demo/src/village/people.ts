// The five people that the README names, and other customers and deliverers. The other retailers are in retailers.ts.
import { retailers } from './retailers.ts';
import type { DemoPerson } from './types.ts';

const named: readonly DemoPerson[] = [
  {
    key: 'lakshmi',
    number: '+919000000001',
    firstName: 'Lakshmi',
    lastName: 'Menon',
    email: 'lakshmi.menon@example.com',
    address: {
      name: 'Home',
      lines: ['Puthen House', 'Temple Road', 'Near the well'],
      latitude: 10.526214,
      longitude: 76.215387,
      landmark: 'Blue gate, second house after the well',
      hasHouseFiles: true,
    },
    furtherAddresses: [
      {
        name: 'School office',
        lines: ['Government High School', 'School Road', 'Chembukara'],
        latitude: 10.537902,
        longitude: 76.204118,
      },
    ],
  },
  {
    key: 'ammini',
    number: '+919000000002',
    firstName: 'Ammini',
    lastName: 'Thomas',
    email: 'ammini.thomas@example.com',
    address: {
      name: 'Home',
      lines: ['Thekkekara House', 'Market Road', 'Chembukara'],
      landmark: 'Above the tailor’s shop',
      latitude: 10.521644,
      longitude: 76.207451,
    },
  },
  {
    key: 'ravi',
    number: '+919000000003',
    firstName: 'Ravi',
    lastName: 'Kumar',
    email: 'ravi.kumar@example.com',
    address: {
      name: 'Home',
      lines: ['Canal View', 'Ferry Junction', 'Chembukara'],
      latitude: 10.515238,
      longitude: 76.212906,
    },
    isDeliverer: true,
  },
  {
    key: 'joseph',
    number: '+919000000004',
    firstName: 'Joseph',
    lastName: 'Varghese',
    email: 'joseph.varghese@example.com',
    address: {
      name: 'Home',
      lines: ['Pulickal House', 'Canal Bund', 'Chembukara South'],
      latitude: 10.490117,
      longitude: 76.219563,
    },
  },
  {
    key: 'meera',
    number: '+919000000009',
    firstName: 'Meera',
    lastName: 'Nair',
    email: 'meera.nair@example.com',
    address: {
      name: 'Home',
      lines: ['Sopanam', 'Library Lane', 'Chembukara'],
      latitude: 10.531026,
      longitude: 76.218748,
    },
    isOperator: true,
  },
];

type Row = readonly [
  key: string,
  number: string,
  firstName: string,
  lastName: string,
  lines: readonly [string, string, string],
  latitude: number,
  longitude: number,
];

const villagers: readonly Row[] = [
  [
    'suresh',
    '+917000000027',
    'Suresh',
    'Babu',
    ['Kizhakkumuri', 'Pump House Lane', 'Chembukara'],
    10.528861,
    76.198204,
  ],
  [
    'anas',
    '+917000000028',
    'Anas',
    'Muhammed',
    ['Beach View', 'Mosque Junction', 'Chembukara South'],
    10.496435,
    76.232871,
  ],
  [
    'devika',
    '+917000000029',
    'Devika',
    'Raj',
    ['Sree Nilayam', 'Temple Road', 'Chembukara'],
    10.53317,
    76.216102,
  ],
  [
    'george',
    '+917000000030',
    'George',
    'Kutty',
    ['Palathingal', 'Church Road', 'Arimpur'],
    10.493206,
    76.174518,
  ],
  [
    'safiya',
    '+917000000031',
    'Safiya',
    'Beevi',
    ['Baitul Noor', 'Mosque Junction', 'Chembukara South'],
    10.497842,
    76.236117,
  ],
  ['kannan', '+917000000032', 'Kannan', 'Pillai', ['Thanal', 'Bund Road', 'Ollur'], 10.478993, 76.243355],
  [
    'rosamma',
    '+917000000033',
    'Rosamma',
    'Jacob',
    ['Mannil House', 'Highway Junction', 'Mannuthy'],
    10.51184,
    76.262447,
  ],
  [
    'sreeja',
    '+917000000034',
    'Sreeja',
    'Mohan',
    ['Varsham', 'Library Lane', 'Chembukara'],
    10.529447,
    76.22018,
  ],
  [
    'ibrahim',
    '+917000000035',
    'Ibrahim',
    'Kunju',
    ['Rose Villa', 'Old Market', 'Adat'],
    10.529052,
    76.155873,
  ],
  ['parvathy', '+917000000036', 'Parvathy', 'Amma', ['Illam', 'River Side', 'Mundur'], 10.582316, 76.202664],
];

const deliverers = new Set(['suresh', 'anas']);

const others = villagers.map(
  ([key, number, firstName, lastName, lines, latitude, longitude]): DemoPerson => ({
    key,
    number,
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    address: { name: 'Home', lines, latitude, longitude },
    ...(deliverers.has(key) && { isDeliverer: true }),
  }),
);

export const people: readonly DemoPerson[] = [...named, ...retailers, ...others];
