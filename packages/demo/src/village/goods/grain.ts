import type { VillageGood } from '../village-good.ts';

export const grain = {
  mattaRice: {
    about:
      'Red parboiled rice with its bran, from Palakkad mills. Needs a long boil and gives good kanji water.',
    look: { thing: 'rice', pack: 'sack', colour: '#a4452c' },
  },
  jayaRice: {
    about: 'The white boiled rice of most Kerala homes. Fluffs up and takes any curry.',
    look: { thing: 'rice', pack: 'sack', colour: '#2f7fa8', tint: 'sky' },
  },
  biryaniRice: {
    about: 'Short, scented grains from Wayanad. The rice of Malabar biryani and ghee rice.',
    look: { thing: 'rice', pack: 'pouch', colour: '#2f8f55', tint: 'lime' },
  },
  rawRice: {
    about: 'Pachari for appam, ada and payasam. Clean, no stones.',
    look: { pack: 'heap', colour: '#f4efe2', tint: 'sky' },
  },
  puttuFlour: {
    about: 'Coarse roasted rice flour. Wet it until a fistful holds its shape and breaks at a touch.',
    look: { thing: 'puttu', pack: 'pouch', colour: '#d98a2b' },
  },
  appamFlour: {
    about: 'Fine roasted rice flour, white as snow. Also for pathiri and kozhukkatta.',
    look: { thing: 'appam', pack: 'pouch', colour: '#4a8fd0' },
  },
  wheatFlour: {
    about: 'Whole wheat, ground in the village mill on Fridays. Soft chapathis that stay soft.',
    look: { thing: 'wheat', pack: 'pouch', colour: '#c98a3a' },
  },
  rava: {
    about: 'Roasted semolina for upma and kesari. Keeps three months in a closed tin.',
    look: { pack: 'powder', colour: '#efdcae', tint: 'peach' },
  },
  ragi: {
    about: 'Finger millet from Attappady. For porridge, puttu and the baby’s kurukku.',
    look: { pack: 'powder', colour: '#9a5a48', tint: 'clay' },
  },
  aval: {
    about: 'Beaten red rice. Mix with jaggery, coconut and a banana when school is out.',
    look: { pack: 'heap', colour: '#c98a68', tint: 'rose' },
  },
  vermicelli: {
    about: 'Thin semiya, already roasted. Payasam in twenty minutes.',
    look: { thing: 'noodles', pack: 'packet', colour: '#d9a23a' },
  },
  greenGram: {
    about: 'Cherupayar that cooks without soaking. For kanji and payar, puttu and payar, anything and payar.',
    look: { pack: 'heap', colour: '#6f9a3a', tint: 'lime' },
  },
  toorDal: {
    about: 'Unpolished split pigeon peas. The body of every sambar.',
    look: { pack: 'heap', colour: '#e8b640', tint: 'butter' },
  },
  uradDal: {
    about: 'White, skinned uzhunnu for idli, dosa and vada. Fresh stock, so the batter rises.',
    look: { pack: 'heap', colour: '#f1ead6', tint: 'lilac' },
  },
  blackChickpeas: {
    about: 'Kadala for the curry beside puttu. Soak overnight with a pinch of soda.',
    look: { pack: 'heap', colour: '#6d4430', tint: 'sand' },
  },
  cowpeas: {
    about: 'Vanpayar for olan and erissery. Soft in two whistles after soaking.',
    look: { thing: 'beans', count: 2 },
  },
  horseGram: {
    about: 'Muthira, warming in the rains. Roast before boiling, the smell tells when.',
    look: { pack: 'heap', colour: '#a5633a', tint: 'clay' },
  },
  masoorDal: {
    about: 'Orange lentils that are done in a quarter of an hour. Good on busy evenings.',
    look: { pack: 'heap', colour: '#ee8449', tint: 'coral' },
  },
} as const satisfies Record<string, VillageGood>;
