import type { VillageGood } from '../village-good.ts';

export const householdAndSoap = {
  washingBar: {
    about: 'A hard bar that lasts in the rain. Gets the red soil out of school uniforms.',
    look: { thing: 'washingBar' },
  },
  washingPowder: {
    about: 'For bucket and machine. One measure for a bucket of clothes, half an hour of soaking.',
    look: { thing: 'shirt', pack: 'pouch', colour: '#2f7fd0', tint: 'sky' },
  },
  dishScrub: {
    about: 'Chakiri from Alappuzha, for pots with a black bottom. Goes back to the soil when it is worn.',
    look: { thing: 'coirScrub', count: 3 },
  },
  sponge: {
    type: 'household',
    name: 'Kitchen sponge',
    unit: '2 pieces',
    rupees: 28,
    about: 'Soft on one side, rough on the other. Does not scratch steel.',
    tags: ['sponge', 'dishes'],
    look: { thing: 'sponge', count: 2 },
  },
  broom: {
    about: 'Soft floor broom with a tight handle. It sheds for two days, then no more.',
    look: { thing: 'broom' },
  },
  bucket: {
    about: 'Thick plastic with a steel handle, made to be dropped down a well.',
    look: { thing: 'bucket' },
  },
  candles: {
    about: 'White candles of six inches, about four hours each. For when the line man is on leave.',
    look: { thing: 'candle', count: 3 },
  },
  matches: {
    about: 'Ten boxes of forty sticks. Dry, in wax paper.',
    look: { thing: 'matchbox', count: 2 },
  },
  mosquitoCoil: {
    about: 'Burns eight hours. Put it near the door and keep a window open.',
    look: { thing: 'mosquitoCoil' },
  },
  bulb: {
    about: 'White light, pin cap, a year of guarantee: bring it back to the shop.',
    look: { thing: 'bulb' },
  },
  batteries: {
    about: 'For clocks, torches and the remote control.',
    look: { thing: 'battery', count: 2 },
  },
  torch: {
    about: 'Rechargeable, with a beam that reaches across the field.',
    look: { thing: 'torch' },
  },
  thread: {
    about: 'Six colours on a card, three needles.',
    look: { thing: 'needle' },
  },
  rope: {
    about: 'For clothes, cows and coconut ladders.',
    look: { thing: 'rope' },
  },
  slippers: {
    about: 'Blue straps, sizes 6 to 10: write yours in the instructions.',
    look: { thing: 'slipper', count: 2 },
  },
  bathSoap: {
    about: 'Coconut oil soap with eighteen herbs. Lathers in hard water too.',
    look: { thing: 'soap' },
  },
  sandalSoap: {
    about: 'The soap that smells of a wedding morning.',
    look: { thing: 'soapFoam' },
  },
  handWash: {
    about: 'With a pump, mild on dry hands.',
    look: { thing: 'lotion' },
  },
  shampoo: {
    about: 'Thali of hibiscus leaves in a bottle. Washes out oil without drying the hair.',
    look: { thing: 'hibiscus', pack: 'drink', colour: '#d9477a', tint: 'plum' },
  },
  hairOil: {
    about: 'Coconut oil boiled with curry leaf, gooseberry and bhringaraj.',
    look: { thing: 'curryLeaves', pack: 'syrup', colour: '#2f8f55', tint: 'leaf' },
  },
  toothpaste: {
    about: 'Clove and mint. For two brushes a day, about a month.',
    look: { pack: 'tube', colour: '#d83a4a', tint: 'ice' },
  },
  toothbrush: {
    about: 'Soft bristles, one red and one blue, so that nobody takes the wrong one.',
    look: { thing: 'toothbrush', count: 2 },
  },
  talcum: {
    type: 'soap',
    name: 'Talcum powder',
    unit: '100 g',
    rupees: 75,
    about: 'Jasmine talc for after the evening bath.',
    tags: ['talcum', 'powder', 'kuttikoora'],
    look: { thing: 'jasmine', pack: 'tin', colour: '#c98ad0', tint: 'lilac' },
  },
  razor: {
    about: 'Twin blades, for a week of mornings each.',
    look: { thing: 'razor' },
  },
  comb: {
    type: 'soap',
    name: 'Comb',
    unit: '1 piece',
    rupees: 20,
    about: 'A wide-toothed comb for long, oiled hair.',
    tags: ['comb', 'hair', 'cheeppu'],
    look: { thing: 'comb' },
  },
} as const satisfies Record<string, VillageGood>;
