import type { VillageGood } from '../village-good.ts';

export const hotSnacks = {
  pazhamPori: {
    about:
      'Ripe nendran in a light batter, from the pan at half past three. Best with beef roast, say those who know.',
    look: { thing: 'pazhamPori' },
  },
  parippuVada: {
    about: 'Coarse chana dal with ginger and shallots, crisp all round.',
    look: { thing: 'parippuVada' },
  },
  uzhunnuVada: {
    about: 'Soft inside, with pepper and a hole. Coconut chutney comes with it.',
    look: { thing: 'uzhunnuVada' },
  },
  samosa: {
    about: 'Potato, peas and a little fennel. The corners stay crisp till you are home.',
    look: { thing: 'samosa' },
  },
  eggPuffs: {
    about: 'Half an egg in spicy onion under forty layers of pastry. The school-bell snack.',
    look: { thing: 'croissant', count: 2 },
  },
  cutlet: {
    type: 'hotSnacks',
    name: 'Chicken cutlet',
    unit: '4 pieces',
    rupees: 80,
    about: 'Minced chicken and potato, crumbed and fried. With onion salad in vinegar.',
    tags: ['cutlet', 'chicken'],
    look: { thing: 'cutlet' },
  },
  masalaDosa: {
    about: 'Brown and crisp with beetroot masala inside; sambar and chutney in leaf packets.',
    look: { thing: 'dosa' },
  },
  idli: {
    about: 'Steamed since six. Sambar, chutney and a spoon of gunpowder with oil.',
    look: { thing: 'idli' },
  },
  appam: {
    about: 'Lace at the edge, soft in the middle, with vegetable stew in coconut milk.',
    look: { thing: 'appam' },
  },
  puttu: {
    about: 'Two pieces of puttu with black chickpea curry and a pappadam. Till ten in the morning.',
    look: { thing: 'puttu' },
  },
  burger: {
    type: 'hotSnacks',
    name: 'Chicken burger',
    unit: '1 piece',
    rupees: 95,
    about: 'Our own bun, a fried patty, cabbage and mayonnaise. The young people asked for it.',
    tags: ['burger', 'chicken'],
    look: { thing: 'burger' },
  },
  sandwich: {
    type: 'hotSnacks',
    name: 'Vegetable sandwich',
    unit: '2 pieces',
    rupees: 55,
    about: 'Cucumber, tomato and mint chutney between buttered slices, crusts off.',
    tags: ['sandwich', 'vegetarian'],
    look: { thing: 'sandwich' },
  },
  chaya: {
    type: 'hotSnacks',
    name: 'Tea in a flask',
    unit: '500 ml',
    rupees: 50,
    about: 'Strong milk tea for four, in our flask: the deliverer takes it back next time.',
    tags: ['tea', 'chaya'],
    look: { thing: 'teaCup', count: 2 },
  },
} as const satisfies Record<string, VillageGood>;
