import type { VillageGood } from '../village-good.ts';

export const fruit = {
  nendran: {
    about: 'Ripe and firm, with black freckles coming. Steam it for breakfast or slice it for pazham pori.',
    look: { thing: 'banana', count: 2 },
  },
  poovan: {
    about: 'Small, sweet bananas with a thin skin. The one that is given to guests and to the temple.',
    look: { thing: 'bananaBunch' },
  },
  redBanana: {
    about: 'Kappa pazham, soft and fragrant. Ready when the skin has gone dull.',
    look: { thing: 'redBanana' },
  },
  mango: {
    about: 'Ripened in straw, not with powder. Sweet with a little string, best eaten over the sink.',
    look: { thing: 'mango', count: 3 },
  },
  greenMango: {
    about: 'Hard and sour, for pickle, fish curry and chammanthi. Cut this week from old trees.',
    look: { thing: 'greenMango', count: 2 },
  },
  pineapple: {
    about: 'From Vazhakulam, where the good ones grow. Yellow to the top and heavy with juice.',
    look: { thing: 'pineapple' },
  },
  papaya: {
    about: 'Ripe, red-fleshed papaya from a homestead tree. Eat within two days.',
    look: { thing: 'papaya' },
  },
  jackfruit: {
    about: 'Varikka, the crisp kind, cut in half and wiped of its milk. Oil your hands before you start.',
    look: { thing: 'jackfruit' },
  },
  jackfruitBulbs: {
    type: 'fruit',
    name: 'Jackfruit bulbs',
    unit: '500 g',
    rupees: 80,
    about: 'Cleaned golden bulbs without seeds, for those who love the fruit and not the work.',
    tags: ['jackfruit', 'chakka chula'],
    look: { thing: 'jackfruitBulbs', holder: 'plate' },
  },
  watermelon: {
    about: 'A whole, striped melon that sounds hollow when knocked. Cool it in the well as we used to.',
    look: { thing: 'watermelon' },
  },
  muskMelon: {
    about: 'Netted skin, orange inside. Mashed with milk and sugar it makes the Ramadan shake.',
    look: { thing: 'muskMelon' },
  },
  orange: {
    about: 'Loose-skinned and sweet, about six to the kilo. Children can peel them alone.',
    look: { thing: 'orange', count: 3 },
  },
  sweetLime: {
    about: 'Mosambi for juice: four fruits fill a tall glass. Gentle on an upset stomach.',
    look: { thing: 'sweetLime', count: 2 },
  },
  lime: {
    about: 'Thin-skinned and juicy. For lime water, pickles and the last squeeze over biryani.',
    look: { thing: 'lime', count: 3 },
  },
  apple: {
    about: 'Red and crisp, from Himachal, each wrapped in its net. No wax.',
    look: { thing: 'apple', count: 3 },
  },
  greenApple: {
    type: 'fruit',
    name: 'Green apple',
    unit: '4 pieces',
    rupees: 130,
    about: 'Sharp and firm, good in a salad or with a pinch of chilli and salt.',
    tags: ['apple', 'green apple'],
    look: { thing: 'greenApple', count: 2 },
  },
  guava: {
    about: 'Pink inside, with a smell that fills the kitchen. Grown by the Kudumbashree women of ward 6.',
    look: { thing: 'guava' },
  },
  pomegranate: {
    about: 'Heavy fruit with dark red seeds. Given to those who are getting well.',
    look: { thing: 'pomegranate', count: 2 },
  },
  grapes: {
    about: 'Seedless and sweet, from Cumbum. Rinse in salt water before eating.',
    look: { thing: 'grapes' },
  },
  greenGrapes: {
    about: 'Crisp seedless grapes, a little sour. They freeze well for the children.',
    look: { thing: 'greenGrapes' },
  },
  sapota: {
    about: 'Chikoo that is ripe when it gives to the thumb. Tastes of brown sugar.',
    look: { thing: 'sapota' },
  },
  gooseberry: {
    about: 'Forest nellikka, sour first and sweet after a sip of water. For pickle, honey and hair oil.',
    look: { thing: 'gooseberry' },
  },
  rambutan: {
    type: 'fruit',
    name: 'Rambutan',
    unit: '500 g',
    rupees: 140,
    about: 'Hairy red shells with a cool, sweet fruit inside. Only from July to September.',
    tags: ['rambutan'],
    look: { thing: 'rambutan' },
  },
} as const satisfies Record<string, VillageGood>;
