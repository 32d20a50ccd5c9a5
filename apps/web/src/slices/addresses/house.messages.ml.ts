import type { Translated } from '../../platform/words.ts';
import type * as english from './house.messages.ts';

export const house: Translated<typeof english.house> = {
  landmark: 'അടയാളം',
  landmarkHint: 'നിർബന്ധമില്ല. വീടിനടുത്ത് കാണുന്നത്, നീല ഗേറ്റ് പോലെ.',
  photo: 'വീടിന്റെ ഫോട്ടോ',
  record: 'വഴി റെക്കോർഡ് ചെയ്യുക',
  play: 'വഴി കേൾക്കുക',
};
