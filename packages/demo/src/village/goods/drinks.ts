import type { VillageGood } from '../village-good.ts';

export const drinks = {
  teaDust: {
    about: 'Strong CTC dust from Munnar gardens. One spoon for two glasses, boiled, not steeped.',
    look: { thing: 'tea', pack: 'pouch', colour: '#2f7a4a' },
  },
  teaDustBig: {
    type: 'teaAndCoffee',
    name: 'Tea dust, family pack',
    unit: '1 kg',
    rupees: 340,
    about: 'The same dust in the pack for big families and small tea stalls.',
    tags: ['tea', 'chaya'],
    look: { thing: 'teapot', pack: 'box', colour: '#b5332f' },
  },
  greenTea: {
    about: 'Whole-leaf Nilgiri green tea. Water just off the boil, two minutes, no milk.',
    look: { thing: 'tea', pack: 'box', colour: '#7fae3e' },
  },
  coffeePowder: {
    about: 'Wayanad robusta and Coorg arabica with a little chicory. Roasted on the tenth and twenty-fifth.',
    look: { thing: 'teaCup', pack: 'pouch', colour: '#6d3f2a', tint: 'clay' },
  },
  instantCoffee: {
    about: 'A jar for mornings without a filter.',
    look: { thing: 'teaCup', pack: 'jar', colour: '#5a3226', tint: 'sand' },
  },
  chukkuKaapi: {
    about: 'Dry ginger, pepper, tulsi, coriander and palm jaggery. For the first cough of the monsoon.',
    look: { thing: 'ginger', pack: 'jar', colour: '#a5622f', tint: 'peach' },
  },
  maltDrink: {
    type: 'teaAndCoffee',
    name: 'Malt drink',
    unit: '500 g',
    rupees: 245,
    about: 'Malt and milk powder, for growing children and for grandmother at ten at night.',
    tags: ['malt', 'health drink'],
    look: { thing: 'milk', pack: 'tin', colour: '#2f5fa8', tint: 'lilac' },
  },
  water: {
    about: 'Sealed and cold. For the road.',
    look: { thing: 'drop', pack: 'drink', colour: '#a9dcf2', tint: 'sky' },
  },
  limeSoda: {
    about: 'Soda with real lime and salt, from the marble-bottle works at the junction.',
    look: { thing: 'lime', pack: 'drink', colour: '#cfe88a', tint: 'lime', count: 2 },
  },
  mangoJuice: {
    about: 'Thick mango drink with a straw. Shake, chill, done.',
    look: { thing: 'juiceBox', count: 2, tint: 'lime' },
  },
  nannari: {
    about: 'Sarsaparilla syrup, boiled with sugar in Thrissur. Three spoons, lime and cold water.',
    look: { thing: 'juiceGlass', pack: 'drink', colour: '#9a3f2a', tint: 'coral' },
  },
  grapeJuice: {
    type: 'drinks',
    name: 'Grape juice',
    unit: '500 ml',
    rupees: 75,
    about: 'Boiled black grapes, strained, with little sugar. Serve over ice.',
    tags: ['juice', 'grape'],
    look: { thing: 'grapes', pack: 'drink', colour: '#6d3a9a', tint: 'lilac' },
  },
  iceCreamCup: {
    type: 'drinks',
    name: 'Vanilla ice cream',
    unit: '100 ml',
    rupees: 30,
    about: 'A cup with a wooden spoon. Comes in a cool box; be at home.',
    tags: ['ice cream', 'vanilla'],
    look: { thing: 'softIce', pack: 'tub', colour: '#f2b84a', tint: 'cream' },
  },
  iceCreamTub: {
    type: 'drinks',
    name: 'Mango ice cream',
    unit: '500 ml',
    rupees: 180,
    about: 'Made with moovandan pulp, for five or for one very sad person.',
    tags: ['ice cream', 'mango'],
    look: { thing: 'iceCream', pack: 'tub', colour: '#e2743a', tint: 'peach' },
  },
  lassi: {
    type: 'drinks',
    name: 'Sweet lassi',
    unit: '300 ml',
    rupees: 40,
    about: 'Thick curd, sugar and a little rose water, churned in the morning.',
    tags: ['lassi', 'curd'],
    look: { thing: 'lassi' },
  },
} as const satisfies Record<string, VillageGood>;
