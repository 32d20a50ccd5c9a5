import type { Translated } from '../platform/words.ts';
import type * as english from './picture-faults.ts';

export const pictureFaults: Translated<typeof english.pictureFaults> = {
  'too-big': (names) => `1 MB-യിൽ കൂടുതൽ: ${names}. ചെറിയ ചിത്രം തിരഞ്ഞെടുക്കുക.`,
  'not-a-picture': (names) => `JPEG, PNG, WebP, AVIF ചിത്രമല്ല: ${names}. മറ്റൊരു ഫയൽ തിരഞ്ഞെടുക്കുക.`,
  damaged: (names) => `കേടായ ചിത്രം: ${names}. മറ്റൊരു ചിത്രം തിരഞ്ഞെടുക്കുക.`,
  empty: (names) => `ഒന്നുമില്ലാത്ത ഫയൽ: ${names}. മറ്റൊരു ഫയൽ തിരഞ്ഞെടുക്കുക.`,
};
