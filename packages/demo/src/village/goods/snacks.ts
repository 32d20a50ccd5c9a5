import type { VillageGood } from '../village-good.ts';

export const snacks = {
  bananaChips: {
    about:
      'Nendran sliced straight into hot coconut oil with turmeric and salt. Fried on Wednesdays and Saturdays.',
    look: { thing: 'bananaChips' },
  },
  jackfruitChips: {
    type: 'snacks',
    name: 'Jackfruit chips',
    unit: '200 g',
    rupees: 110,
    about: 'Thin strips of raw varikka, fried till they ring. Only while the season lasts.',
    tags: ['chips', 'jackfruit', 'chakka'],
    look: { thing: 'jackfruitBulbs', pack: 'pouch', colour: '#e0a52a', tint: 'lime' },
  },
  tapiocaChips: {
    about: 'Kappa chips with chilli and curry leaf. Hard to stop.',
    look: { thing: 'tapioca', pack: 'pouch', colour: '#c8452f', tint: 'rose' },
  },
  sharkaraVaratti: {
    about: 'Thick banana pieces in jaggery, dry ginger and cardamom. No Onam leaf is laid without it.',
    look: { thing: 'jaggery', holder: 'plate' },
  },
  mixture: {
    about: 'Sev, peanuts, fried gram and curry leaves. For tea time and train journeys.',
    look: { pack: 'heap', colour: '#e0a03a', tint: 'peach' },
  },
  murukku: {
    about: 'Rice and urad dough with sesame, pressed and fried by Devaki’s unit in ward 2.',
    look: { thing: 'murukku' },
  },
  achappam: {
    about: 'Rose cookies off the iron, brittle and only just sweet. For weddings and for Christmas.',
    look: { thing: 'achappam' },
  },
  pappadam: {
    about: 'Made by hand and sun-dried on the school road. They blow up like a balloon.',
    look: { thing: 'pappadam' },
  },
  peanutCandy: {
    about: 'Kadala mittai of peanuts and jaggery, nothing else.',
    look: { thing: 'peanutCandy' },
  },
  biscuits: {
    about: 'Plain biscuits that do not break in the tea. A packet for each school bag.',
    look: { thing: 'cookie', pack: 'packet', colour: '#e2a52b' },
  },
  creamBiscuits: {
    type: 'snacks',
    name: 'Chocolate cream biscuits',
    unit: '120 g',
    rupees: 35,
    about: 'Two biscuits with cream between. Everybody knows how to eat them.',
    tags: ['biscuit', 'chocolate'],
    look: { thing: 'chocolate', pack: 'packet', colour: '#7a4a9a', count: 2, tint: 'plum' },
  },
  popcorn: {
    type: 'snacks',
    name: 'Popcorn',
    unit: '100 g',
    rupees: 40,
    about: 'Popped with salt and a little butter, in a paper bag.',
    tags: ['popcorn', 'corn'],
    look: { thing: 'popcorn' },
  },
  chocolate: {
    type: 'snacks',
    name: 'Milk chocolate bar',
    unit: '50 g',
    rupees: 50,
    about: 'A bar of milk chocolate, kept in the cool box so that it does not melt on the way.',
    tags: ['chocolate'],
    look: { thing: 'chocolate' },
  },
  toffees: {
    type: 'snacks',
    name: 'Fruit toffees',
    unit: '20 pieces',
    rupees: 20,
    about: 'Twenty toffees in five colours: small change with a use.',
    tags: ['toffee', 'candy', 'mittai'],
    look: { thing: 'candy', count: 3 },
  },
  lollipops: {
    type: 'snacks',
    name: 'Lollipops',
    unit: '5 pieces',
    rupees: 25,
    about: 'Swirled lollipops for birthdays at the anganwadi.',
    tags: ['lollipop', 'candy'],
    look: { thing: 'lollipop', count: 2 },
  },
} as const satisfies Record<string, VillageGood>;
