import type { VillageGood } from '../village-good.ts';

export const spicesAndOils = {
  chilliPowder: {
    about: 'Guntur chillies, dried and ground without colour. Hot: begin with half of what you think.',
    look: { thing: 'redChilli', pack: 'pouch', colour: '#c8372d' },
  },
  kashmiriChilli: {
    about: 'Mild, with the deep red that fish curry needs. A spoon colours a whole pot.',
    look: { pack: 'powder', colour: '#b3241f', tint: 'rose' },
  },
  turmeric: {
    about: 'Boiled, dried and ground in the village. Deep yellow, smells of earth.',
    look: { pack: 'powder', colour: '#e8a51c', tint: 'butter' },
  },
  corianderPowder: {
    about: 'Seeds roasted in an iron pan before grinding. Freshly made every Monday.',
    look: { thing: 'coriander', pack: 'pouch', colour: '#7d8f3a' },
  },
  sambarPowder: {
    about:
      'Roasted coriander, chilli, fenugreek and asafoetida, ground the Thrissur way. Two spoons to a pot.',
    look: { thing: 'drumstick', pack: 'pouch', colour: '#d9762a', tint: 'peach' },
  },
  garamMasala: {
    about: 'Cinnamon, clove, cardamom, fennel and star anise. Goes in at the end, under the lid.',
    look: { thing: 'curry', pack: 'pouch', colour: '#7a3f2a', tint: 'clay' },
  },
  fishMasala: {
    about:
      'Chilli, turmeric, fenugreek and dried ginger in the right shares. Add kudampuli and you are done.',
    look: { thing: 'mackerel', pack: 'pouch', colour: '#2f7fa8', tint: 'ice' },
  },
  blackPepper: {
    about: 'Wayanad pepper, sun-dried and heavy. Crush it just before use.',
    look: { pack: 'heap', colour: '#3a302e', tint: 'stone' },
  },
  cardamom: {
    about: 'Green Idukki pods of seven millimetres and more. Four are enough for a litre of payasam.',
    look: { thing: 'cardamom' },
  },
  cloves: {
    about: 'Whole cloves with their heads on. For biryani, tea and toothache.',
    look: { thing: 'cloves' },
  },
  cinnamon: {
    about: 'Thin, rolled bark that snaps. Sweet in smell, not bitter like cassia.',
    look: { thing: 'cinnamon' },
  },
  mustard: {
    about: 'Small black seeds. Wait until they stop crackling, then the curry leaves.',
    look: { pack: 'heap', colour: '#4a3440', tint: 'lilac' },
  },
  cumin: {
    about: 'Clean jeerakam, for grinding with coconut and for the boiled water on the table.',
    look: { pack: 'heap', colour: '#b0894a', tint: 'cream' },
  },
  tamarind: {
    about: 'Valan puli without seeds, one year old and dark. A lime-sized ball sours a litre of sambar.',
    look: { thing: 'tamarind' },
  },
  kudampuli: {
    about: 'Smoked Malabar tamarind for red fish curry. Three petals are enough for a kilo of fish.',
    look: { thing: 'kudampuli' },
  },
  salt: {
    about: 'Iodised table salt that stays dry in the monsoon, if you close the jar.',
    look: { thing: 'salt' },
  },
  crystalSalt: {
    about: 'Coarse kalluppu for pickles, rice water and soaking feet.',
    look: { pack: 'heap', colour: '#eef2f6', tint: 'ice' },
  },
  sugar: {
    about: 'White sugar in middle-sized grains, packed by weight in the shop.',
    look: { pack: 'powder', colour: '#fdfbf4', tint: 'rose' },
  },
  jaggery: {
    about: 'Dark Marayoor sharkara, made over a wood fire. Melt and strain it before it meets the milk.',
    look: { thing: 'jaggery' },
  },
  honey: {
    about: 'From the hives of the Vazhachal collectors. Thick, dark, and it sets in December.',
    look: { thing: 'honey' },
  },
  coconutOil: {
    about: 'Pressed in the village chakku from sun-dried copra. The smell alone makes one hungry.',
    look: { thing: 'coconut', pack: 'bottle', colour: '#f2dc9a', beside: 'coconut' },
  },
  coconutOilPouch: {
    about: 'The same oil without the bottle: pour it into your own.',
    look: { thing: 'coconut', pack: 'pouch', colour: '#3f9a5f', tint: 'leaf' },
  },
  virginOil: {
    type: 'oils',
    name: 'Virgin coconut oil',
    unit: '250 ml',
    rupees: 210,
    about: 'From fresh coconut milk, never heated. For babies’ skin and for a spoon in the morning.',
    tags: ['coconut oil', 'urukku velichenna', 'baby'],
    look: { thing: 'coconut', pack: 'jar', colour: '#f6f1e2', tint: 'sky' },
  },
  sesameOil: {
    about: 'Nallenna, cold-pressed from black seeds. For pickles that last and for the oil bath on Saturday.',
    look: { thing: 'oilDrop', pack: 'bottle', colour: '#c9862a', tint: 'sand' },
  },
  sunflowerOil: {
    about: 'Light refined oil for frying pappadam and vada.',
    look: { thing: 'sunflower', pack: 'bottle', colour: '#f6c83d', count: 2 },
  },
  palmOil: {
    about: 'For the tea-stall pan and big feasts: it stands heat and costs less.',
    look: { thing: 'palm', pack: 'pouch', colour: '#e07b2a', tint: 'coral' },
  },
  mustardOil: {
    about:
      'Sharp and dark, asked for by our friends from Bengal and Assam. Heat it till it smokes, then cool.',
    look: { thing: 'oilDrop', pack: 'syrup', colour: '#e0b02a', tint: 'butter' },
  },
} as const satisfies Record<string, VillageGood>;
