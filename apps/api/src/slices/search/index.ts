// Finds products by words, in any script, with typing errors and other names.

import type { Manifest } from '../manifest.ts';
import { operatorSynonymRoutes } from './operator-synonyms.routes.ts';
import { searchSubscribers } from './search.events.ts';
import { searchRoutes } from './search.routes.ts';

export const search: Manifest<'search'> = {
  start: (context) => {
    searchRoutes(context);
    operatorSynonymRoutes(context);
    searchSubscribers(context);
  },
  tables: {
    distributed: ['city_words'],
    local: ['search_words', 'synonym_words', 'synonyms'],
  },
};

export { importSynonyms } from './write-synonyms.ts';
