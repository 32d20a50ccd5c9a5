import type { Translated } from '../../platform/words.ts';
import type * as english from './files.messages.ts';

export const files: Translated<typeof english.files> = {
  choosePhoto: 'ഫോട്ടോ തിരഞ്ഞെടുക്കുക',
  removePhoto: 'ഫോട്ടോ നീക്കുക',
  photoFailed: 'ഫോട്ടോ തുറക്കാനായില്ല.',
  soundFailed: 'റെക്കോർഡിങ് തുറക്കാനായില്ല.',
  tryAgain: 'വീണ്ടും ശ്രമിക്കുക',
  photoUnsent: 'ഫോട്ടോ പോയിട്ടില്ല. വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഫോട്ടോയില്ലാതെ തുടരുക.',
  soundUnsent: 'റെക്കോർഡിങ് പോയിട്ടില്ല. വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ മായ്ക്കുക.',
  withoutPhoto: 'ഫോട്ടോയില്ലാതെ',
  speak: 'വീട്ടിലേക്കുള്ള വഴി പരമാവധി 20 സെക്കൻഡിൽ പറയുക.',
  speakList: 'വേണ്ടത് പരമാവധി 60 സെക്കൻഡിൽ പറയുക.',
  stop: (seconds) => `നിർത്തുക, ${seconds} സെക്കൻഡ് ബാക്കി`,
  deleteRecording: 'റെക്കോർഡിങ് മായ്ക്കുക',
  noMicrophone: 'ഫോണിന്റെ ക്രമീകരണങ്ങളിൽ മൈക്രോഫോൺ അനുവദിച്ച് വീണ്ടും ശ്രമിക്കുക.',
  cannotRecord: 'ഈ ബ്രൗസറിൽ റെക്കോർഡ് ചെയ്യാനാവില്ല. വഴി ‘അടുത്തുള്ള അടയാളം’ എന്നതിൽ എഴുതാം.',
  cannotRecordList: 'ഈ ബ്രൗസറിൽ റെക്കോർഡ് ചെയ്യാനാവില്ല. വേണ്ടത് എഴുതാം.',
  pause: 'നിർത്തുക',
  soundLength: (seconds) => `0:${String(Math.round(seconds)).padStart(2, '0')}`,
};
