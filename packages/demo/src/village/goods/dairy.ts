import type { VillageGood } from '../village-good.ts';

export const dairy = {
  eggs6: {
    about:
      'Brown eggs from hens that run free behind the paddy. Collected each morning, the date is on the tray.',
    look: { thing: 'egg', count: 3 },
  },
  eggTray: {
    about: 'A full tray for a big household or a feast. Broken ones are replaced at the door.',
    look: { thing: 'eggTray' },
  },
  duckEggs: {
    about: 'Large eggs from Kuttanad ducks. Their roast with thick onion gravy is Sunday breakfast.',
    look: { thing: 'duckEgg', count: 2 },
  },
  quailEggs: {
    type: 'eggsAndMilk',
    name: 'Quail eggs',
    unit: '12 pieces',
    rupees: 54,
    about: 'Speckled kada eggs, soft on the stomach. Boil for three minutes.',
    tags: ['egg', 'quail', 'kada mutta'],
    look: { thing: 'quailEggs' },
  },
  milk: {
    about: 'Pasteurised milk from the village co-operative, packed before dawn. Boil once before drinking.',
    look: { thing: 'milk', pack: 'milk', colour: '#2f6fc0' },
  },
  richMilk: {
    about: 'Thick milk for payasam, curd and strong tea. Comes at half past five, morning and evening.',
    look: { thing: 'milk', pack: 'milk', colour: '#d9573a', tint: 'coral' },
  },
  farmMilk: {
    type: 'eggsAndMilk',
    name: "Cow's milk from the farm",
    unit: '1 litre',
    rupees: 62,
    about:
      'Raw milk of Vechur cows in a glass bottle, strained and chilled. Give the empty bottle back and get ₹10.',
    tags: ['milk', 'cow', 'vechur'],
    look: { thing: 'cow', pack: 'drink', colour: '#f4efe4', tint: 'leaf' },
  },
  curd: {
    type: 'curdAndGhee',
    name: 'Curd in a clay pot',
    unit: '400 g',
    rupees: 55,
    about:
      'Set overnight in clay, which drinks the water and leaves it thick. Sour enough for moru curry by the second day.',
    tags: ['curd', 'thairu'],
    look: { thing: 'curdPot' },
  },
  curdPouch: {
    about: 'Everyday curd from the co-operative. Mild, good for children.',
    look: { thing: 'curdPot', pack: 'milk', colour: '#2f9a6a', tint: 'mint' },
  },
  ghee: {
    about:
      'Golden and grainy, melted slowly from fresh butter. One spoon changes a plate of rice and parippu.',
    look: { thing: 'cow', pack: 'jar', colour: '#f2bd3d' },
  },
  butter: {
    about: 'Salted table butter, kept cold until it leaves. For toast and for greasing the appam pan.',
    look: { thing: 'butter' },
  },
  paneer: {
    about: 'Pressed this morning, soft to the bite. Keep it in water, change the water daily.',
    look: { thing: 'paneer', holder: 'plate' },
  },
  cheese: {
    type: 'curdAndGhee',
    name: 'Cheese slices',
    unit: '10 pieces',
    rupees: 140,
    about: 'Mild slices, singly wrapped. For sandwiches in the school box.',
    tags: ['cheese', 'sandwich'],
    look: { thing: 'cheese' },
  },
  sambharam: {
    about:
      'Buttermilk with crushed ginger, green chilli and curry leaf. The best answer to two in the afternoon.',
    look: { thing: 'buttermilk', count: 2 },
  },
} as const satisfies Record<string, VillageGood>;
