import type { Translated } from '../../platform/words.ts';
import type * as english from './own-data.messages.ts';

export const ownData: Translated<typeof english.ownData> = {
  title: 'നിങ്ങളുടെ അക്കൗണ്ട്',
  devices: 'ലോഗിൻ ചെയ്ത ഫോണുകൾ',
  devicesLine: 'ഈ ഫോണുകളിൽ നിങ്ങൾ ലോഗിൻ ചെയ്തിട്ടുണ്ട്.',
  thisDevice: 'ഈ ഫോൺ',
  used: (ago) => `അവസാനം ഉപയോഗിച്ചത് ${ago}`,
  signedIn: (day) => `ലോഗിൻ ചെയ്തത് ${day}`,
  end: 'ലോഗൗട്ട് ചെയ്യുക',
  endOthers: 'മറ്റു ഫോണുകളിൽ ലോഗൗട്ട് ചെയ്യുക',
  data: 'നിങ്ങളുടെ വിവരങ്ങൾ',
  dataLine:
    'ഞങ്ങളുടെ പക്കലുള്ള നിങ്ങളുടെ എല്ലാ വിവരങ്ങളും ഡൗൺലോഡ് ചെയ്യാം: പേര്, വിലാസങ്ങൾ, ഓർഡറുകൾ, അറിയിപ്പുകൾ, അഭ്യർത്ഥനകൾ, ഫോണുകൾ.',
  download: 'വിവരങ്ങൾ ഡൗൺലോഡ് ചെയ്യുക',
  fileName: 'haat-data.json',
  deletion: 'അക്കൗണ്ട് മായ്ക്കുക',
  deletionLine:
    'നിങ്ങളുടെ പേര്, നമ്പർ, ഇമെയിൽ, വിലാസങ്ങൾ എന്നിവ എന്നേക്കുമായി മായ്ക്കും. പഴയ ഓർഡറുകളിലെ സാധനങ്ങളും തുകയും കടകളിൽ ഉണ്ടാകും.',
  deleteAccount: 'അക്കൗണ്ട് മായ്ക്കുക',
  codeLine: (number) => `${number} എന്ന നമ്പറിലേക്ക് 6 അക്കമുള്ള OTP അയച്ചു. അക്കൗണ്ട് മായ്ക്കാൻ അത് നൽകുക.`,
  keep: 'അക്കൗണ്ട് മായ്ക്കേണ്ട',
  deleted: 'നിങ്ങളുടെ അക്കൗണ്ട് മായ്ച്ചു',
};
