import { translated } from '../../platform/words.ts';

export const retailerProducts = translated('retailerProducts', {
  title: 'Products',
  search: 'Search your products',
  add: 'Add product',
  asFile: 'Goods as a file',
  id: 'ID',
  edit: 'Edit',
  delete: 'Delete',
  deleting: (name: string) => `${name} is no longer sold in your shop.`,
  savePrice: 'Save price',
  saveQuantity: 'Save quantity',
  notCounted: '0 left: out of stock, or not counted yet. Enter the quantity.',
  saved: 'Saved',
  notSaved: 'Not saved yet',
  saveAll: (count: number) => `Save ${count} changes`,
  emptyTitle: 'No products yet',
  emptyLine: 'Add your own, or take some from the catalogue.',
  seeCatalogue: 'See the catalogue',
  noneFoundTitle: 'Nothing found',
  noneFoundLine: (term: string) => `None of your products match ‘${term}’.`,
  showAll: 'Show all products',
});

export const priceSheet = translated('priceSheet', {
  title: 'Price sheet',
  soldOut: 'Sold out',
  save: (count: number) => (count === 1 ? 'Save 1 change' : `Save ${count} changes`),
  stockNow: (quantity: string) => `In stock now: ${quantity}. Check your number, then save again.`,
  checkMarked: 'Correct the marked numbers first.',
});

export const offerForm = translated('offerForm', {
  title: 'Offer',
  price: 'Offer price',
  until: 'Last day',
  save: 'Save offer',
  end: 'End offer',
  saved: 'Saved',
  wrongPrice: 'Enter less than the price, and more than 0',
  notAbove: 'The price must be above the offer. Change or end the offer first.',
  onCard: (price: string, day: string) => `Offer ${price} until ${day}`,
});

export const productForm = translated('productForm', {
  addTitle: 'Add product',
  editTitle: 'Edit product',
  save: 'Save',
  chooseType: 'Choose a type',
  nameHint: 'Include the unit: Country tomato, 1 kg',
  looseNameHint: 'Without an amount: Country tomato',
  lostLetters: 'Letters of this name are lost. Enter it again.',
  tagsHint: 'Words people search for. Press Enter after each.',
  tooManyTags: (most: number) => `Use at most ${most} tags.`,
  removeTag: (tag: string) => `Remove ${tag}`,
  imagesHint: 'JPEG, PNG, WebP or AVIF. Large photos are made smaller.',
  choosePictures: 'Choose pictures',
  dropHere: 'or drop them here',
  primaryHint: 'Shown first, in lists and in the shop.',
  picture: (number: number, name: string) => `Picture ${number}: ${name}`,
  removePicture: (number: number) => `Remove picture ${number}`,
  chooseAgain: (count: number) =>
    count === 1 ? 'Choose your picture again.' : `Choose your ${count} pictures again.`,
  readingPictures: 'Preparing the pictures',
  tooManyPictures: (most: number) => `At most ${most} pictures.`,
  uploading: (number: number, count: number) => `Uploading picture ${number} of ${count}`,
  saving: 'Saving the product',
  isLoose: 'Sold loose, by weight or volume',
  looseHint: 'Customers choose amounts in steps, and you weigh each order.',
  pricePer: { kg: 'Price per kg', l: 'Price per litre' },
  quantityIn: { kg: 'Quantity in kg', l: 'Quantity in litres' },
  step: 'Sold in steps of',
  chooseStep: 'Choose a step',
  notAnAmount: 'Enter 0 or more, like 12 or 12.5',
  mrp: 'MRP',
  netQuantity: 'Pack size',
  unit: 'Unit',
  noUnit: 'No unit',
  units: { g: 'g', kg: 'kg', ml: 'ml', l: 'l', piece: 'piece' },
  packHint: 'As printed on the pack. Optional.',
  notAnMrp: 'Enter more than 0, like 42 or 42.50',
  notAQuantity: 'Enter more than 0, with at most 3 decimals',
  unitMissing: 'Choose a unit',
  quantityMissing: 'Enter the pack size',
  aboveMrp: 'The price is above the MRP. Enter a lower one.',
  notAPrice: 'Enter 0 or more, like 42 or 42.50',
  wholeNumber: 'Enter a whole number',
  atMost: (most: string) => `At most ${most}`,
});

export const quantityForAll = translated('quantityForAll', {
  waiting: (count: number) =>
    count === 1
      ? '1 product from the catalogue has no quantity yet. Customers see it as out of stock.'
      : `${count} products from the catalogue have no quantity yet. Customers see them as out of stock.`,
  noneYet: 'No quantity yet: set it',
  label: 'How many of each',
  set: 'Set quantity for all',
  done: 'Quantity set',
  wrong: (most: number) => `Enter a whole number from 1 to ${most}`,
});
