import type { VillageGood } from '../village-good.ts';

export const vegetables = {
  countryTomato: {
    about:
      'Small, sour and full of juice, from the plots behind the canal. The right tomato for rasam and fish curry.',
    look: { thing: 'tomato', count: 3 },
  },
  hybridTomato: {
    about: 'Firm, round tomatoes that keep a week without the fridge. Good for salad and for slicing.',
    look: { thing: 'tomato', holder: 'crate' },
  },
  ootyCarrot: {
    about: 'Sweet hill carrots with the green still on. Washed, not peeled, so that they stay crisp.',
    look: { thing: 'carrot', count: 2 },
  },
  potato: {
    about: 'Middle-sized potatoes without green spots. They hold together in a stew and fry up dry.',
    look: { thing: 'potato', count: 3, tint: 'sand' },
  },
  smallOnion: {
    about: 'Shallots, sun-dried for three days. What sambar and every ground masala begin with.',
    look: { thing: 'redOnion', count: 3 },
  },
  bigOnion: {
    about: 'Nashik onions, dry and tight-skinned. Sorted by hand, no sprouting ones.',
    look: { thing: 'onion', count: 2 },
  },
  brinjal: {
    about:
      'Long, tender brinjals with few seeds. Roast them over a flame for a smoky mash, or fry in rounds.',
    look: { thing: 'brinjal', count: 2 },
  },
  okra: {
    about:
      'Picked young this morning: the tip snaps off with a click. For mezhukkupuratti, sambar and kichadi.',
    look: { thing: 'okra', count: 2 },
  },
  bitterGourd: {
    about: 'Dark green and bitter as it should be. Sliced thin and fried crisp, even children ask for more.',
    look: { thing: 'bitterGourd', count: 2 },
  },
  snakeGourd: {
    about: 'A tender gourd as long as an arm. Light on the stomach, quick to cook with moong dal.',
    look: { thing: 'snakeGourd' },
  },
  drumstick: {
    about: 'Fleshy pods from village trees, cut this morning. No sambar is complete without them.',
    look: { thing: 'drumstick' },
  },
  longBeans: {
    about: 'A tied bunch of achinga payar, thin and without strings. Stir-fries in ten minutes.',
    look: { thing: 'longBeans' },
  },
  saladCucumber: {
    about: 'Cool and crunchy, no bitterness at the ends. For salad, raita and hot afternoons.',
    look: { thing: 'cucumber', count: 2 },
  },
  yellowCucumber: {
    about: 'The golden cucumber of Vishu kani. Makes a mild pulissery and a good kichadi.',
    look: { thing: 'yellowCucumber' },
  },
  pumpkin: {
    about: 'Orange-fleshed and sweet, cut to order from a whole fruit. For erissery with red cowpeas.',
    look: { thing: 'pumpkin' },
  },
  ashGourd: {
    about: 'White, firm and watery: kumbalanga for olan and moru curry. Seeds taken out on request.',
    look: { thing: 'ashGourd' },
  },
} as const satisfies Record<string, VillageGood>;
