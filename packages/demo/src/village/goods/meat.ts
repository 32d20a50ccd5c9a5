import type { VillageGood } from '../village-good.ts';

export const meat = {
  wholeChicken: {
    about: 'Dressed and cleaned, skin off. Cut as you say: curry, biryani or roast.',
    look: { thing: 'dressedChicken' },
  },
  chickenLegs: {
    about: 'Full legs with thigh, for frying and for grill.',
    look: { thing: 'chickenLeg', count: 2 },
  },
  chickenBreast: {
    about: 'Breast without bone and skin. For chilli chicken and for patients.',
    look: { thing: 'chickenCuts' },
  },
  countryChicken: {
    about:
      'A village bird that walked every day of its life: cook it slowly. Order in the evening for the morning.',
    look: { thing: 'dressedChicken', beside: 'rooster', tint: 'leaf' },
  },
  chickenLiver: {
    type: 'chicken',
    name: 'Chicken liver',
    unit: '250 g',
    rupees: 55,
    about: 'Cleaned livers for a pepper roast, ready in a quarter of an hour.',
    tags: ['chicken', 'liver'],
    look: { thing: 'liver' },
  },
  duck: {
    about: 'Kuttanad duck for Easter mappas. Needs an hour and a half, and a glass of coconut milk.',
    look: { thing: 'dressedChicken', beside: 'duck', tint: 'mint' },
  },
  mutton: {
    about: 'Young goat with bone, cut small. Fridays and Sundays from seven.',
    look: { thing: 'meatOnBone', beside: 'goat', tint: 'lime' },
  },
  muttonChops: {
    type: 'mutton',
    name: 'Mutton chops',
    unit: '500 g',
    rupees: 460,
    about: 'Rib pieces for a dry pepper fry. Ask early, there are never many.',
    tags: ['mutton', 'chops'],
    look: { thing: 'meatOnBone', count: 2 },
  },
  beef: {
    about: 'ProductQuantity for ularthiyathu with a little fat. Coconut slivers are on the house.',
    look: { thing: 'steak', count: 2 },
  },
  beefMince: {
    type: 'mutton',
    name: 'Beef mince',
    unit: '500 g',
    rupees: 220,
    about: 'Minced while you wait, or while the deliverer waits.',
    tags: ['beef', 'mince', 'cutlet'],
    look: { thing: 'steak', holder: 'plate', tint: 'coral' },
  },
  soupBones: {
    about: 'Goat trotters and marrow bones, singed and split. For aattin soup in the month of Karkidakam.',
    look: { thing: 'bone', count: 2 },
  },
  pork: {
    about: 'With skin and fat, for roast with koorka. Saturdays only.',
    look: { thing: 'bacon' },
  },
} as const satisfies Record<string, VillageGood>;
