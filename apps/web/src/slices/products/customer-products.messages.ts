// Texts of the customer's product pages.
import { translated } from '../../platform/words.ts';

export const customerProducts = translated('customerProducts', {
  product: 'Product',
  searchTitle: 'Search',
  types: 'Product types',
  results: (term: string) => `Results for “${term}”`,
  resultsLabel: 'Products',
  noResults: (term: string) => `Nothing found for “${term}”`,
  noResultsLine: 'Try a shorter word, or one of the types above.',
  start: 'What are you looking for?',
  noProducts: 'No products of this type yet',
  noProductsLine: 'Choose another type.',
  soldBy: 'Sold by',
  description: 'Description',
  pictures: (name: string) => `Pictures of ${name}`,
  picture: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  showPicture: (number: number) => `Show picture ${number}`,
});
