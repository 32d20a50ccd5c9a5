import type { Translated } from '../../platform/words.ts';
import type * as english from './house.messages.ts';

export const house: Translated<typeof english.house> = {
  landmark: 'അടുത്തുള്ള അടയാളം',
  landmarkHint: 'നിർബന്ധമില്ല. വീടിനടുത്തുള്ള എന്തെങ്കിലും, ഉദാ: അമ്പലം, നീല ഗേറ്റ്.',
  photo: 'വീടിന്റെ ഫോട്ടോ',
  noPlace: 'ഭൂപടത്തിൽ സ്ഥലമില്ല',
  record: 'വഴി റെക്കോർഡ് ചെയ്യുക',
  play: 'വഴി കേൾക്കുക',
};
