import type { Translated } from '../../../platform/words.ts';
import type * as english from './orders-again.messages.ts';

export const ordersAgain: Translated<typeof english.ordersAgain> = {
  again: 'വീണ്ടും ഓർഡർ ചെയ്യുക',
  replaces: (items, shop) => `കാർട്ടിലുള്ള സാധനങ്ങൾ (${shop}, ${items}) മാറ്റി ഈ ഓർഡറിലേത് ചേർക്കും.`,
  boughtBefore: 'മുമ്പ് വാങ്ങിയത്',
};
