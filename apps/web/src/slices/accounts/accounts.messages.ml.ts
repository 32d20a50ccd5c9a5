import type { Translated } from '../../platform/words.ts';
import type * as english from './accounts.messages.ts';

export const accounts: Translated<typeof english.accounts> = {
  login: {
    title: 'ലോഗിൻ',
    signedOut: 'നിങ്ങളുടെ ലോഗിൻ അവസാനിച്ചു. വീണ്ടും ലോഗിൻ ചെയ്യുക.',
    motto: 'നാട്ടിലെ ചന്ത, നിങ്ങളുടെ വീട്ടുപടിക്കൽ.',
    requestOtp: 'OTP അയയ്ക്കുക',
    smsFailed: (wait) => `SMS അയയ്ക്കാനായില്ല. നമ്പർ നോക്കുക, ${wait} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`,
    hint: 'OTP നിങ്ങൾക്ക് SMS ആയി അയയ്ക്കും. പാസ്‌വേഡ് വേണ്ട.',
  },
  verify: {
    title: 'OTP നൽകുക',
    sentTo: (number) => `${number} എന്ന നമ്പറിലേക്ക് 6 അക്കമുള്ള OTP അയച്ചു.`,
    changeNumber: 'നമ്പർ മാറ്റുക',
    code: 'OTP അക്കങ്ങൾ',
    digit: (place) => `അക്കം ${place}`,
    next: 'അടുത്തത്',
    resend: 'OTP വീണ്ടും അയയ്ക്കുക',
    resendIn: (seconds) => `${seconds} സെക്കൻഡ് കഴിഞ്ഞാൽ പുതിയ OTP ചോദിക്കാം`,
  },
  setup: {
    title: 'നിങ്ങളുടെ പേരെന്താണ്?',
    line: 'കടയുടമകളും ഡെലിവറി ഏജന്റുമാരും ഈ പേര് കാണും.',
    next: 'അടുത്തത്',
  },
  location: {
    title: 'എവിടെ എത്തിക്കണം?',
    line: 'പിൻ നിങ്ങളുടെ വീട്ടിലേക്ക് നീക്കുക, എന്നിട്ട് വിലാസം നൽകുക.',
    chooseCity: 'സ്ഥലം തിരഞ്ഞെടുക്കുക',
    toDemo: 'എന്നെ ഡെമോ ഗ്രാമത്തിലാക്കുക',
    far: (km, city) => `ഈ പിൻ ${city}-ൽ നിന്ന് ${km} കി.മീ. അകലെയാണ്. അവിടത്തെ കടകൾ ഇത്ര ദൂരം എത്തിച്ചേക്കില്ല.`,
    register: 'രജിസ്റ്റർ ചെയ്യുക',
    notOpen: 'ഇവിടെ ഞങ്ങൾ തുടങ്ങിയിട്ടില്ല',
    notOpenLine: 'തിരഞ്ഞെടുക്കാൻ സ്ഥലമൊന്നുമില്ല. ചേർത്തുകഴിയുമ്പോൾ വീണ്ടും വരുക.',
  },
  settings: 'സെറ്റിങ്സ്',
  switches: {
    sound: 'ശബ്ദം',
    soundMeans: 'ആപ്പ് തുറന്നിരുന്നാൽ, പുതിയ ഓർഡറോ ഡെലിവറിയോ വരുമ്പോൾ ബെല്ലടിക്കും',
    soundIsFor: 'കടയുടമകൾക്കും ഡെലിവറി ഏജന്റുമാർക്കും',
    dataSaver: 'ഡേറ്റ ലാഭിക്കുക',
    dataSaverMeans: 'ചെറിയ ചിത്രങ്ങൾ, പുതുക്കൽ കുറവ്',
  },
  language: 'ഭാഷ',
  profile: 'പ്രൊഫൈൽ',
  logout: 'ലോഗൗട്ട്',
  devices: 'ലോഗിൻ ചെയ്ത ഫോണുകൾ',
};
