import type { Translated } from '../../platform/words.ts';
import type * as english from './customer-products.messages.ts';

export const customerProducts: Translated<typeof english.customerProducts> = {
  product: 'सामान',
  resultsLabel: 'सामान',
  showMore: 'और दिखाएँ',
  noProducts: 'इस प्रकार का सामान अभी नहीं है',
  noProductsLine: 'दूसरा प्रकार चुनें।',
  soldBy: 'बेचने वाली दुकान',
  description: 'सामान के बारे में',
  offers: 'ऑफ़र',
  regularPrice: 'बिना ऑफ़र के दाम',
  until: (day) => `${day} तक`,
  tellMe: 'फिर आए तो मुझे बताएँ',
  tellMeNamed: (name) => `फिर आए तो मुझे बताएँ: ${name}`,
  willTell: 'हम आपको बताएँगे',
  pictures: (name) => `${name} की तस्वीरें`,
  picture: (name, number, count) => `${name}, तस्वीर ${number} / ${count}`,
  showPicture: (number) => `तस्वीर ${number} दिखाएँ`,
};
