import type { Translated } from '../platform/words.ts';
import type * as english from './native.ts';

export const native: Translated<typeof english.native> = {
  channelName: 'ഓർഡറുകളും സന്ദേശങ്ങളും',
  channelDescription: 'നിങ്ങൾക്ക് ഓർഡറോ സന്ദേശമോ വരുമ്പോൾ ബെല്ലടിക്കും',
};
