import type { VillageGood } from '../village-good.ts';

export const fish = {
  sardine: {
    about:
      'Mathi from the Chettuva boats, landed before sunrise. About eighteen to the kilo, cleaned on request.',
    look: { thing: 'sardine', count: 3 },
  },
  mackerel: {
    about: 'Bright-eyed ayala with firm flesh. For red curry, or slit and fried with pepper.',
    look: { thing: 'mackerel', count: 2 },
  },
  seerFish: {
    about: 'Neymeen cut across in finger-thick steaks, one bone each. The fish for guests.',
    look: { thing: 'seerSteak' },
  },
  tuna: {
    about: 'Choora in dark red pieces, skin off. Takes a strong masala and a long simmer.',
    look: { thing: 'tuna' },
  },
  pomfret: {
    about: 'Avoli of two to the half kilo. Few bones, so the children may have it.',
    look: { thing: 'pomfret' },
  },
  anchovies: {
    about: 'Netholi, headed and cleaned. Fried crisp they are eaten whole.',
    look: { thing: 'anchovies' },
  },
  snapper: {
    about: 'Chempalli with red skin and white flesh. Good for moilee in coconut milk.',
    look: { thing: 'snapper' },
  },
  pinkPerch: {
    about: 'Kilimeen for a quick curry with raw mango. Scaled and gutted.',
    look: { thing: 'pinkPerch', count: 2 },
  },
  shark: {
    type: 'seaFish',
    name: 'Baby shark, cut',
    unit: '500 g',
    rupees: 240,
    about: 'Sravu without skin, for a peppery puttu or peera. Said to be good for new mothers.',
    tags: ['fish', 'sravu', 'shark'],
    look: { thing: 'shark' },
  },
  karimeen: {
    about: 'Karimeen from the kole lands, each of a hand’s size. Marinate, wrap in banana leaf, roast.',
    look: { thing: 'karimeen', holder: 'leaf' },
  },
  tilapia: {
    about: 'From Shaji’s pond, taken out with a net when you order. Clean taste, no mud.',
    look: { thing: 'tilapia' },
  },
  snakehead: {
    about: 'Varal, alive till the morning. Thick slices for a curry with green mango.',
    look: { thing: 'snakehead' },
  },
  rohu: {
    about: 'Large scales, large bones, sweet flesh. Cut as Bengal likes it, head apart.',
    look: { thing: 'fish' },
  },
  reefPerch: {
    type: 'riverFish',
    name: 'Reef perch, small',
    unit: '500 g',
    rupees: 150,
    about: 'Mixed small perch of the backwater, for a fry that vanishes before the rice is served.',
    tags: ['fish', 'perch', 'fry'],
    look: { thing: 'reefFish', count: 3 },
  },
  prawns: {
    about: 'Tiger prawns with shell, about fourteen. We take shell and thread off if you write so.',
    look: { thing: 'prawn', count: 2 },
  },
  smallPrawns: {
    about: 'Peeled by the women of the harbour. For roast, ularthu and ada.',
    look: { thing: 'prawn', holder: 'plate', count: 3 },
  },
  crab: {
    about: 'Two or three heavy crabs with tied claws, from the mangroves of Chettuva.',
    look: { thing: 'crab', count: 2 },
  },
  squid: {
    about: 'Koonthal in rings, cleaned of ink. Three minutes in the pan or forty, nothing between.',
    look: { thing: 'squid' },
  },
  mussels: {
    about: 'Kallumakkaya in shell, scrubbed. For arikkadukka or a quick fry.',
    look: { thing: 'mussels' },
  },
  clams: {
    type: 'shellfish',
    name: 'Clam meat',
    unit: '500 g',
    rupees: 120,
    about: 'Kakka from Vembanad, boiled and shelled, washed seven times of its sand.',
    tags: ['clam', 'kakka'],
    look: { thing: 'clams' },
  },
  lobster: {
    type: 'shellfish',
    name: 'Lobster',
    unit: '1 piece',
    rupees: 750,
    about: 'On Saturdays only, and only when the sea is calm. Ring before you invite people.',
    tags: ['lobster', 'konch'],
    look: { thing: 'lobster' },
  },
  drySardine: {
    about: 'Sun-dried with salt on clean mats. Roast in embers, crush with shallots.',
    look: { thing: 'drySardine', count: 3 },
  },
  dryAnchovies: {
    about: 'Small netholi for chammanthi. Keeps three months in a tin.',
    look: { thing: 'dryAnchovies' },
  },
  dryPrawns: {
    about: 'Unakka chemmeen, heads off. Dry-roast and grind with coconut: that is a meal.',
    look: { thing: 'dryPrawn', count: 2 },
  },
  drySteak: {
    type: 'dryFish',
    name: 'Dried seer fish',
    unit: '250 g',
    rupees: 260,
    about: 'Salted slices of neymeen. Soak for an hour before frying.',
    tags: ['dry fish', 'neymeen'],
    look: { thing: 'drySteak' },
  },
} as const satisfies Record<string, VillageGood>;
