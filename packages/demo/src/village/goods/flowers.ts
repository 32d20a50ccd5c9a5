import type { VillageGood } from '../village-good.ts';

export const flowers = {
  jasmineString: {
    about: 'Mulla strung at four in the morning, an arm’s length. Sprinkle it and it lasts the day.',
    look: { thing: 'jasmineString' },
  },
  marigoldGarland: {
    about: 'Orange and yellow, four feet round. For doors, photographs and new scooters.',
    look: { thing: 'marigoldGarland' },
  },
  roseGarland: {
    type: 'garlands',
    name: 'Rose garland',
    unit: '1 piece',
    rupees: 180,
    about: 'Country roses on a double thread, for the deity and for the chief guest.',
    tags: ['rose', 'garland', 'mala'],
    look: { thing: 'roseGarland' },
  },
  tulsiGarland: {
    about: 'Fresh tulsi ends tied close, for Krishna on Thursdays.',
    look: { thing: 'tulsi' },
  },
  weddingPair: {
    type: 'garlands',
    name: 'Wedding garlands',
    unit: '1 pair',
    rupees: 1400,
    about: 'Tuberose, rose and gold thread, made for you. Order two days before and write the hour.',
    tags: ['wedding', 'garland', 'kalyanam'],
    look: { thing: 'roseGarland', beside: 'jasmineString', tint: 'butter' },
  },
  roses: {
    about: 'Bangalore roses on long stems, thorns off.',
    look: { thing: 'rose', count: 3 },
  },
  marigold: {
    about: 'Chendumalli heads without stalks. A quarter kilo fills a small pookkalam.',
    look: { thing: 'marigold' },
  },
  jasmine: {
    about: 'Closed buds which open in the evening. String them yourself, it is restful.',
    look: { thing: 'jasmine' },
  },
  hibiscus: {
    type: 'looseFlowers',
    name: 'Hibiscus',
    unit: '10 pieces',
    rupees: 30,
    about: 'Red chembarathi from the fence, for Bhagavathi and for hair.',
    tags: ['hibiscus', 'chembarathi'],
    look: { thing: 'hibiscus', count: 2 },
  },
  lotus: {
    about: 'From the ponds of Thirunavaya. Fold the petals back at home.',
    look: { thing: 'lotus', count: 2 },
  },
  chrysanthemum: {
    type: 'looseFlowers',
    name: 'White daisies',
    unit: '250 g',
    rupees: 55,
    about: 'Vellajamanthi for the white ring of the pookkalam.',
    tags: ['daisy', 'jamanthi', 'onam'],
    look: { thing: 'daisy', count: 3 },
  },
  kanakambaram: {
    type: 'looseFlowers',
    name: 'Kanakambaram',
    unit: '100 g',
    rupees: 80,
    about: 'Orange firecracker flowers, light as paper. Mix them into the jasmine.',
    tags: ['kanakambaram', 'crossandra'],
    look: { thing: 'kanakambaram' },
  },
  bouquet: {
    type: 'looseFlowers',
    name: 'Bouquet',
    unit: '1 piece',
    rupees: 320,
    about: 'What is beautiful that morning, bound with fern. Tell us for whom and we choose.',
    tags: ['bouquet', 'gift'],
    look: { thing: 'bouquet' },
  },
} as const satisfies Record<string, VillageGood>;
