import type { VillageGood } from '../village-good.ts';

export const leavesAndNuts = {
  curryLeaves: {
    about: 'Cut at first light and never sprayed. Wrap them in paper and they stay green for a week.',
    look: { thing: 'curryLeaves' },
  },
  coriander: {
    about: 'A thick, fresh bunch with roots. Stand it in a glass of water like flowers.',
    look: { thing: 'coriander' },
  },
  mint: {
    about: 'For biryani, lime juice and chutney. Strong smell, small leaves.',
    look: { thing: 'mint' },
  },
  redSpinach: {
    about: 'Chuvanna cheera from the school garden. Colours the rice pink and puts iron in the blood.',
    look: { thing: 'redSpinach' },
  },
  greens: {
    about: 'Soft palak leaves, washed twice. Cooks down to half, so take two bunches for four people.',
    look: { thing: 'greens' },
  },
  moringaLeaves: {
    about: 'Small round leaves, picked from the twig. With egg or dal, a cheap and strong meal.',
    look: { thing: 'moringaLeaves' },
  },
  bananaLeaf: {
    about:
      'Whole leaves without tears, for sadya, ada and fish pollichathu. Pass over a flame to make them supple.',
    look: { thing: 'bananaLeaf' },
  },
  betelLeaf: {
    about: 'Tender vettila from Tirur vines. Counted and wrapped in a wet cloth.',
    look: { thing: 'betelLeaf' },
  },
  coconut: {
    about: 'Brown, husked, with water that you can hear. Broken in two on request.',
    look: { thing: 'coconut' },
  },
  tenderCoconut: {
    about: 'Karikku with sweet water and a spoon of soft flesh. We open it when it is handed over.',
    look: { thing: 'tenderCoconut' },
  },
  gratedCoconut: {
    about: 'Grated an hour before it leaves the shop. For thoran, puttu and chammanthi.',
    look: { thing: 'gratedCoconut' },
  },
  peanuts: {
    about: 'Raw nuts in their shells. Boil with salt or roast in hot sand.',
    look: { thing: 'peanuts', count: 2 },
  },
  cashew: {
    about: 'Whole white Kollam cashews. For payasam, biryani and quick guests.',
    look: { thing: 'cashew' },
  },
  almond: {
    about: 'Californian almonds, unroasted. Soak five overnight and peel them in the morning.',
    look: { thing: 'almond' },
  },
  dates: {
    about: 'Soft, dark dates from the Gulf, seeds in. Keeps for months in a tin.',
    look: { thing: 'dates' },
  },
} as const satisfies Record<string, VillageGood>;
