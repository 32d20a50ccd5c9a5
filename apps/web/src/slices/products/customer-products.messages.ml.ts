import type { Translated } from '../../platform/words.ts';
import type * as english from './customer-products.messages.ts';

export const customerProducts: Translated<typeof english.customerProducts> = {
  product: 'സാധനം',
  resultsLabel: 'സാധനങ്ങൾ',
  showMore: 'കൂടുതൽ കാണുക',
  noProducts: 'ഈ തരത്തിൽ സാധനങ്ങളില്ല',
  noProductsLine: 'മറ്റൊരു തരം തിരഞ്ഞെടുക്കുക.',
  soldBy: 'വിൽക്കുന്നത്',
  description: 'സാധനത്തെക്കുറിച്ച്',
  offers: 'ഓഫറുകൾ',
  regularPrice: 'ഓഫർ ഇല്ലാത്ത വില',
  until: (day) => `${day} വരെ`,
  tellMe: 'വന്നാൽ അറിയിക്കുക',
  tellMeNamed: (name) => `വന്നാൽ അറിയിക്കുക: ${name}`,
  willTell: 'ഞങ്ങൾ അറിയിക്കാം',
  pictures: (name) => `${name}: ചിത്രങ്ങൾ`,
  picture: (name, number, count) => `${name}, ചിത്രം ${number} / ${count}`,
  showPicture: (number) => `ചിത്രം ${number} കാണുക`,
};
