// Types of shops and products that a Kerala village needs.

/** Names by key. */
export const starterShopTypes = {
  grocery: 'Grocery',
  vegetables: 'Vegetables',
  fish: 'Fish',
  bakery: 'Bakery',
  medicine: 'Medicine',
  flowers: 'Flowers',
  stationery: 'Stationery',
  meat: 'Meat',
  dairy: 'Dairy',
  teaShop: 'Tea shop',
  hardware: 'Hardware',
} as const;

export type ShopTypeKey = keyof typeof starterShopTypes;

interface StarterProductType {
  readonly name: string;
  /** Shops of these types may use it. */
  readonly goesWith: readonly ShopTypeKey[];
}

const types = {
  vegetables: { name: 'Vegetables', goesWith: ['vegetables', 'grocery'] },
  fruit: { name: 'Fruit', goesWith: ['vegetables', 'grocery'] },
  leaves: { name: 'Herbs & leaves', goesWith: ['vegetables', 'grocery'] },
  nuts: { name: 'Coconut & nuts', goesWith: ['vegetables', 'grocery'] },
  eggsAndMilk: { name: 'Eggs & milk', goesWith: ['grocery', 'dairy', 'vegetables', 'bakery'] },
  curdAndGhee: { name: 'Curd & ghee', goesWith: ['dairy', 'grocery'] },
  rice: { name: 'Rice & flour', goesWith: ['grocery', 'vegetables'] },
  pulses: { name: 'Pulses', goesWith: ['grocery'] },
  spices: { name: 'Spices & salt', goesWith: ['grocery'] },
  oils: { name: 'Oils', goesWith: ['grocery'] },
  pickles: { name: 'Pickles', goesWith: ['grocery'] },
  snacks: { name: 'Snacks', goesWith: ['grocery', 'bakery', 'teaShop'] },
  teaAndCoffee: { name: 'Tea & coffee', goesWith: ['grocery', 'bakery'] },
  drinks: { name: 'Cool drinks', goesWith: ['grocery', 'bakery', 'dairy', 'teaShop'] },
  household: { name: 'Household', goesWith: ['grocery', 'hardware'] },
  soap: { name: 'Soap & care', goesWith: ['grocery', 'medicine'] },
  bread: { name: 'Bread & buns', goesWith: ['bakery', 'grocery'] },
  cakes: { name: 'Cakes & sweets', goesWith: ['bakery'] },
  hotSnacks: { name: 'Hot snacks', goesWith: ['bakery', 'teaShop'] },
  meals: { name: 'Meals', goesWith: ['teaShop'] },
  seaFish: { name: 'Sea fish', goesWith: ['fish'] },
  riverFish: { name: 'River fish', goesWith: ['fish'] },
  shellfish: { name: 'Shellfish', goesWith: ['fish'] },
  dryFish: { name: 'Dried fish', goesWith: ['fish', 'grocery'] },
  chicken: { name: 'Chicken & duck', goesWith: ['meat'] },
  mutton: { name: 'Mutton & beef', goesWith: ['meat'] },
  tablets: { name: 'Tablets & syrups', goesWith: ['medicine'] },
  firstAid: { name: 'First aid', goesWith: ['medicine'] },
  ayurveda: { name: 'Ayurveda', goesWith: ['medicine', 'grocery'] },
  baby: { name: 'Baby care', goesWith: ['medicine', 'grocery'] },
  garlands: { name: 'Garlands', goesWith: ['flowers'] },
  looseFlowers: { name: 'Loose flowers', goesWith: ['flowers'] },
  pooja: { name: 'Pooja things', goesWith: ['flowers', 'grocery'] },
  plants: { name: 'Plants & seeds', goesWith: ['flowers', 'vegetables'] },
  notebooks: { name: 'Notebooks & paper', goesWith: ['stationery'] },
  pens: { name: 'Pens & colours', goesWith: ['stationery'] },
  school: { name: 'School things', goesWith: ['stationery'] },
  tools: { name: 'Tools & paint', goesWith: ['hardware'] },
  electrical: { name: 'Electrical', goesWith: ['hardware', 'grocery'] },
  feed: { name: 'Animal feed', goesWith: ['hardware', 'dairy'] },
} as const satisfies Record<string, StarterProductType>;

export type ProductTypeKey = keyof typeof types;

export const starterProductTypes: Readonly<Record<ProductTypeKey, StarterProductType>> = types;
