// The texts of customer-products.messages.ts in Hindi.
import type { Translated } from '../../platform/words.ts';
import type * as english from './customer-products.messages.ts';

export const customerProducts: Translated<typeof english.customerProducts> = {
  product: 'सामान',
  searchTitle: 'खोजें',
  types: 'सामान के प्रकार',
  results: (term) => `“${term}” के नतीजे`,
  resultsLabel: 'सामान',
  noResults: (term) => `“${term}” नहीं मिला`,
  noResultsLine: 'छोटा शब्द लिखें, या ऊपर से एक प्रकार चुनें।',
  start: 'आप क्या खोज रहे हैं?',
  noProducts: 'इस प्रकार का सामान अभी नहीं है',
  noProductsLine: 'दूसरा प्रकार चुनें।',
  soldBy: 'बेचने वाली दुकान',
  description: 'सामान के बारे में',
  pictures: (name) => `${name} की तस्वीरें`,
  picture: (name, number, count) => `${name}, तस्वीर ${number} / ${count}`,
  showPicture: (number) => `तस्वीर ${number} दिखाएँ`,
};
