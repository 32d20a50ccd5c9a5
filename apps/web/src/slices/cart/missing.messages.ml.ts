import type { Translated } from '../../platform/words.ts';
import type * as english from './missing.messages.ts';

export const missing: Translated<typeof english.missing> = {
  title: 'ആ ഓർഡറിലെ ചില സാധനങ്ങൾ ഇപ്പോൾ ഇല്ല:',
  nothing: 'ആ ഓർഡറിലെ ഒരു സാധനവും ഇപ്പോൾ കിട്ടില്ല:',
  none: (name) => `${name}: തീർന്നു`,
  some: (name, available, wanted) => `${name}: ${wanted}-ന് പകരം ${available}`,
};
