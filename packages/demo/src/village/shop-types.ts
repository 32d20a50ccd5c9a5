// The types of shops and of products, with their symbols.
import type { DemoProductType, DemoShopType } from './types.ts';

export const shopTypes = {
  grocery: { name: 'Grocery', symbol: 'basket', colour: '#7d4fa0', tint: 'lilac' },
  vegetables: { name: 'Vegetables', symbol: 'greens', colour: '#3f9a5f', tint: 'leaf' },
  fish: { name: 'Fish', symbol: 'fish', colour: '#2f7fa8', tint: 'sky' },
  bakery: { name: 'Bakery', symbol: 'bread', colour: '#c8702f', tint: 'peach' },
  medicine: { name: 'Medicine', symbol: 'capsule', colour: '#2a8f88', tint: 'ice' },
  flowers: { name: 'Flowers', symbol: 'hibiscus', colour: '#b5452f', tint: 'rose' },
  stationery: { name: 'Stationery', symbol: 'books', colour: '#3763ac', tint: 'sky' },
  meat: { name: 'Meat', symbol: 'chickenLeg', colour: '#a5354a', tint: 'coral' },
  dairy: { name: 'Dairy', symbol: 'milk', colour: '#c9962a', tint: 'butter' },
} as const satisfies Record<string, DemoShopType>;

export type ShopTypeKey = keyof typeof shopTypes;

export const productTypes = {
  vegetables: { name: 'Vegetables', symbol: 'carrot', goesWith: ['vegetables', 'grocery'] },
  fruit: { name: 'Fruit', symbol: 'banana', goesWith: ['vegetables', 'grocery'] },
  leaves: { name: 'Herbs & leaves', symbol: 'curryLeaves', goesWith: ['vegetables', 'grocery'] },
  nuts: { name: 'Coconut & nuts', symbol: 'coconut', goesWith: ['vegetables', 'grocery'] },
  eggsAndMilk: { name: 'Eggs & milk', symbol: 'egg', goesWith: ['grocery', 'dairy', 'vegetables', 'bakery'] },
  curdAndGhee: { name: 'Curd & ghee', symbol: 'curdPot', goesWith: ['dairy', 'grocery'] },
  rice: { name: 'Rice & flour', symbol: 'rice', goesWith: ['grocery', 'vegetables'] },
  pulses: { name: 'Pulses', symbol: 'beans', goesWith: ['grocery'] },
  spices: { name: 'Spices & salt', symbol: 'redChilli', goesWith: ['grocery'] },
  oils: { name: 'Oils', symbol: 'oilDrop', goesWith: ['grocery'] },
  snacks: { name: 'Snacks', symbol: 'bananaChips', goesWith: ['grocery', 'bakery'] },
  teaAndCoffee: { name: 'Tea & coffee', symbol: 'teaCup', goesWith: ['grocery', 'bakery'] },
  drinks: { name: 'Cool drinks', symbol: 'juiceGlass', goesWith: ['grocery', 'bakery', 'dairy'] },
  household: { name: 'Household', symbol: 'broom', goesWith: ['grocery'] },
  soap: { name: 'Soap & care', symbol: 'soapFoam', goesWith: ['grocery', 'medicine'] },
  bread: { name: 'Bread & buns', symbol: 'bread', goesWith: ['bakery', 'grocery'] },
  cakes: { name: 'Cakes & sweets', symbol: 'cupcake', goesWith: ['bakery'] },
  hotSnacks: { name: 'Hot snacks', symbol: 'samosa', goesWith: ['bakery'] },
  seaFish: { name: 'Sea fish', symbol: 'mackerel', goesWith: ['fish'] },
  riverFish: { name: 'River fish', symbol: 'karimeen', goesWith: ['fish'] },
  shellfish: { name: 'Shellfish', symbol: 'prawn', goesWith: ['fish'] },
  dryFish: { name: 'Dried fish', symbol: 'drySardine', goesWith: ['fish', 'grocery'] },
  chicken: { name: 'Chicken & duck', symbol: 'chickenLeg', goesWith: ['meat'] },
  mutton: { name: 'Mutton & beef', symbol: 'steak', goesWith: ['meat'] },
  tablets: { name: 'Tablets & syrups', symbol: 'capsule', goesWith: ['medicine'] },
  firstAid: { name: 'First aid', symbol: 'plaster', goesWith: ['medicine'] },
  ayurveda: { name: 'Ayurveda', symbol: 'tulsi', goesWith: ['medicine', 'grocery'] },
  baby: { name: 'Baby care', symbol: 'babyBottle', goesWith: ['medicine', 'grocery'] },
  garlands: { name: 'Garlands', symbol: 'jasmineString', goesWith: ['flowers'] },
  looseFlowers: { name: 'Loose flowers', symbol: 'rose', goesWith: ['flowers'] },
  pooja: { name: 'Pooja things', symbol: 'clayLamp', goesWith: ['flowers', 'grocery'] },
  plants: { name: 'Plants & seeds', symbol: 'pottedPlant', goesWith: ['flowers', 'vegetables'] },
  notebooks: { name: 'Notebooks & paper', symbol: 'spiralPad', goesWith: ['stationery'] },
  pens: { name: 'Pens & colours', symbol: 'pencil', goesWith: ['stationery'] },
  school: { name: 'School things', symbol: 'schoolBag', goesWith: ['stationery'] },
} as const satisfies Record<string, DemoProductType<ShopTypeKey>>;

export type ProductTypeKey = keyof typeof productTypes;
