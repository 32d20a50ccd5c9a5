import type { Translated } from '../../platform/words.ts';
import type * as english from './search.messages.ts';

export const productSearch: Translated<typeof english.productSearch> = {
  title: 'खोजें',
  types: 'सामान के प्रकार',
  results: (term) => `“${term}” के नतीजे`,
  notAllWords: 'किसी सामान में ये सभी शब्द नहीं हैं। इनमें कुछ शब्द हैं:',
  noResults: (term) => `“${term}” नहीं मिला`,
  noResultsLine: 'छोटा शब्द लिखें, या ऊपर से एक प्रकार चुनें।',
  start: 'आप क्या खोज रहे हैं?',
};
