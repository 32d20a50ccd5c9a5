import type { VillageGood } from '../village-good.ts';

export const poojaAndPlants = {
  incense: {
    about: 'Sandal and jasmine, rolled by hand. Half an hour each.',
    look: { thing: 'incense' },
  },
  camphor: {
    about: 'Burns without ash. Keep the lid on, or it will be gone by itself.',
    look: { thing: 'camphor' },
  },
  clayLamp: {
    about: 'Chirathu from the potter of ward 9. Soak them for an hour and they drink less oil.',
    look: { thing: 'clayLamp', count: 3 },
  },
  brassLamp: {
    type: 'pooja',
    name: 'Nilavilakku, brass',
    unit: '8 inches',
    rupees: 680,
    about: 'A standing lamp of Kunnamkulam brass, cast in one piece. Polishes up with tamarind.',
    tags: ['lamp', 'nilavilakku', 'brass'],
    look: { thing: 'brassLamp' },
  },
  wicks: {
    about: 'Cotton thiri, rolled long. Two in a lamp, pointing east.',
    look: { thing: 'lampWicks' },
  },
  lampOil: {
    about: 'Sesame and coconut, burns steady and smells clean.',
    look: { thing: 'clayLamp', pack: 'bottle', colour: '#d99a3a' },
  },
  kumkum: {
    type: 'pooja',
    name: 'Kumkum',
    unit: '50 g',
    rupees: 30,
    about: 'Turmeric-made, deep red. Does not itch.',
    tags: ['kumkum', 'sindooram'],
    look: { thing: 'kumkum' },
  },
  sandalPaste: {
    type: 'pooja',
    name: 'Sandalwood, stick',
    unit: '1 piece',
    rupees: 350,
    about: 'For rubbing on stone with a few drops of water. With a bill, as the law asks.',
    tags: ['sandal', 'chandanam'],
    look: { thing: 'sandalwood' },
  },
  conch: {
    type: 'pooja',
    name: 'Conch',
    unit: '1 piece',
    rupees: 450,
    about: 'Cleaned and cut for blowing. It takes a week to learn.',
    tags: ['conch', 'shankhu'],
    look: { thing: 'conch' },
  },
  tulsiPot: {
    type: 'plants',
    name: 'Tulsi in a pot',
    unit: '1 piece',
    rupees: 60,
    about: 'Krishna tulsi, a foot high. Sun in the morning, water in the evening.',
    tags: ['tulsi', 'plant'],
    look: { thing: 'pottedPlant' },
  },
  curryLeafSapling: {
    about: 'Plant it where the kitchen water runs out. First leaves in the second year.',
    look: { thing: 'seedling', count: 2 },
  },
  coconutSapling: {
    about: 'A dwarf variety that bears in four years, from the Krishi Bhavan nursery.',
    look: { thing: 'palm' },
  },
  vegetableSeeds: {
    about: 'Okra, spinach, cowpea, chilli and brinjal: a kitchen garden for the price of a tea and a vada.',
    look: { thing: 'okra', pack: 'sachet', colour: '#5a9a3f', count: 3 },
  },
  cactus: {
    type: 'plants',
    name: 'Small cactus',
    unit: '1 piece',
    rupees: 90,
    about: 'For the window of somebody who forgets to water.',
    tags: ['cactus', 'plant'],
    look: { thing: 'cactus' },
  },
  manure: {
    type: 'plants',
    name: 'Neem cake manure',
    unit: '5 kg',
    rupees: 160,
    about: 'Feeds the soil and keeps the beetle away. A handful to a plant, once a month.',
    tags: ['manure', 'neem', 'garden'],
    look: { thing: 'tree', pack: 'sack', colour: '#4a7f3a', tint: 'lime' },
  },
} as const satisfies Record<string, VillageGood>;
