import type { VillageGood } from '../village-good.ts';

export const moreVegetables = {
  yam: {
    about: 'Chena that was dug last week and rested, so that it does not itch. Cooks to a floury softness.',
    look: { thing: 'yam' },
  },
  tapioca: {
    about: 'Fresh roots from red soil, harvested yesterday. Boil with turmeric and eat with fish curry.',
    look: { thing: 'tapioca' },
  },
  colocasia: {
    about: 'Small chembu that turn creamy when steamed. Peel after boiling, it is easier on the hands.',
    look: { thing: 'colocasia' },
  },
  sweetPotato: {
    about: 'Red-skinned and sweet. Boiled with a pinch of salt, it is the old four o’clock snack.',
    look: { thing: 'sweetPotato', count: 2 },
  },
  beetroot: {
    about: 'Deep red, tops still on. Grate it for a thoran or a bright kichadi.',
    look: { thing: 'beetroot', count: 2 },
  },
  cabbage: {
    about: 'A tight head of about a kilo. Shred it fine, toss with coconut, done in eight minutes.',
    look: { thing: 'cabbage' },
  },
  cauliflower: {
    about: 'White and closed, with its leaves on. Soak in warm salt water for a while before cooking.',
    look: { thing: 'cauliflower' },
  },
  greenChilli: {
    about: 'Thin, sharp chillies with fresh stalks. A handful lasts a small family the week.',
    look: { thing: 'greenChilli' },
  },
  capsicum: {
    about: 'Green bell peppers with thick walls. For fried rice, chilli chicken and stuffing.',
    look: { thing: 'capsicum', count: 2 },
  },
  rawBanana: {
    about: 'Green nendran for chips, erissery and mezhukkupuratti. Cut today from the bunch.',
    look: { thing: 'rawBanana' },
  },
  ivyGourd: {
    about: 'Tender kovakka, green through and through. Slice in rounds and fry with coconut slivers.',
    look: { thing: 'ivyGourd' },
  },
  garlic: {
    about: 'Big cloves that peel easily. Dry and strong; keeps for two months in a basket.',
    look: { thing: 'garlic', count: 2 },
  },
  ginger: {
    about: 'Fresh Wayanad ginger with thin skin and little string. For tea, curries and inji curry at Onam.',
    look: { thing: 'ginger' },
  },
  greenPeas: {
    about: 'Sweet winter peas, in their pods so that they stay moist. Half a kilo shells to about a cup.',
    look: { thing: 'greenPeas', count: 2 },
  },
  corn: {
    about: 'Two cobs in their husks. Boil for seven minutes, rub with lime, salt and chilli.',
    look: { thing: 'corn', count: 2 },
  },
  broccoli: {
    about: 'Dark green and tight, from the Kanthalloor hills. Comes on Tuesdays and Fridays.',
    look: { thing: 'broccoli' },
  },
} as const satisfies Record<string, VillageGood>;
