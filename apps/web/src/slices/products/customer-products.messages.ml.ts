// The texts of customer-products.messages.ts in Malayalam.
import type { Translated } from '../../platform/words.ts';
import type * as english from './customer-products.messages.ts';

export const customerProducts: Translated<typeof english.customerProducts> = {
  product: 'സാധനം',
  searchTitle: 'തിരയുക',
  types: 'സാധനങ്ങളുടെ തരങ്ങൾ',
  results: (term) => `“${term}” തിരഞ്ഞപ്പോൾ`,
  resultsLabel: 'സാധനങ്ങൾ',
  noResults: (term) => `“${term}” കണ്ടില്ല`,
  noResultsLine: 'ചെറിയൊരു വാക്ക് നൽകുക, അല്ലെങ്കിൽ മുകളിലെ ഒരു തരം തിരഞ്ഞെടുക്കുക.',
  start: 'എന്താണ് തിരയുന്നത്?',
  noProducts: 'ഈ തരത്തിൽ സാധനങ്ങളില്ല',
  noProductsLine: 'മറ്റൊരു തരം തിരഞ്ഞെടുക്കുക.',
  soldBy: 'വിൽക്കുന്നത്',
  description: 'സാധനത്തെക്കുറിച്ച്',
  pictures: (name) => `${name}: ചിത്രങ്ങൾ`,
  picture: (name, number, count) => `${name}, ചിത്രം ${number} / ${count}`,
  showPicture: (number) => `ചിത്രം ${number} കാണുക`,
};
