import { translated } from '../../platform/words.ts';

export const productSearch = translated('productSearch', {
  title: 'Search',
  types: 'Product types',
  results: (term: string) => `Results for “${term}”`,
  notAllWords: 'Nothing has all these words. These have some of them:',
  noResults: (term: string) => `Nothing found for “${term}”`,
  noResultsLine: 'Try a shorter word, or one of the types above.',
  start: 'What are you looking for?',
});
