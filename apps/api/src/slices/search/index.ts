// Finds products by words, in any script, with typing errors and other names.

import type { Slice } from '../../platform/slice-context.ts';
import { operatorSynonymRoutes } from './operator-synonyms.routes.ts';
import { searchSubscribers } from './search.events.ts';
import { searchRoutes } from './search.routes.ts';

export const search: Slice = (context) => {
  searchRoutes(context);
  operatorSynonymRoutes(context);
  searchSubscribers(context);
};

export { importSynonyms } from './import-synonyms.ts';
