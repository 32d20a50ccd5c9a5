import type { Translated } from '../../platform/words.ts';
import type * as english from './search.messages.ts';

export const productSearch: Translated<typeof english.productSearch> = {
  title: 'തിരയുക',
  types: 'സാധനങ്ങളുടെ തരങ്ങൾ',
  results: (term) => `“${term}” തിരഞ്ഞപ്പോൾ`,
  notAllWords: 'ഈ വാക്കുകളെല്ലാം ഒന്നിലും ഇല്ല. ഇവയിൽ ചിലതുണ്ട്:',
  noResults: (term) => `“${term}” കണ്ടില്ല`,
  noResultsLine: 'ചെറിയൊരു വാക്ക് നൽകുക, അല്ലെങ്കിൽ മുകളിലെ ഒരു തരം തിരഞ്ഞെടുക്കുക.',
  start: 'എന്താണ് തിരയുന്നത്?',
};
