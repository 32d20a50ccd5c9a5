// One word per idea, also in Hindi and Malayalam. Finds words that a reader didn't understand, and second spellings.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const files = globSync(
  [
    'apps/web/src/**/*{messages,messages.hi,messages.ml}.ts',
    'apps/web/src/{messages,service-worker,ui}/**/*.ts',
    'apps/web/web-manifest.ts',
    'apps/operator/src/setup/*.tsx',
    'apps/mobile/ios/App/App/*.lproj/InfoPlist.strings',
    'apps/api/src/**/*.ts',
    'packages/{demo,starter}/src/**/*.ts',
  ],
  { cwd: root },
).filter((file) => !file.endsWith('.test.ts'));

const sentences = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => /[\p{Script=Devanagari}\p{Script=Malayalam}]/u.test(line))
    .map((line) => `${file}: ${line.trim()}`),
);

test.each([
  ['the web app', 'apps/web/src/', 800],
  ['the home screen', 'apps/web/web-manifest.ts', 4],
  ['the poster', 'apps/operator/src/setup/poster-page.tsx', 2],
  ['the iOS app', 'apps/mobile/ios/', 2],
  ['the server', 'apps/api/src/', 200],
  ['the starter goods', 'packages/starter/src/', 200],
])('reads the sentences of %s', (_where, start, least) => {
  expect(sentences.filter((line) => line.startsWith(start)).length).toBeGreaterThanOrEqual(least);
});

test.each(['apps/web/src/service-worker/push-message.ts', 'packages/demo/src/village/people.ts'])(
  'reads %s, which has no Hindi or Malayalam yet',
  (file) => {
    expect(files).toContain(file);
  },
);

const unwanted: readonly [form: RegExp, instead: string, allowed?: RegExp][] = [
  [/കാക്കുന്നു|കാക്കുക|(?:മറുപടി|കണക്ഷൻ) കാത്തിരിക്കുന്നു/u, '…ക്കായി കാത്തിരിക്കുന്നു'],
  [/ഇനി ചെയ്യാനായില്ല/u, 'ഇനി ചെയ്യാനാവില്ല'],
  [/(?:സ്വീകരിക്ക|നിരസിക്ക|നീക്ക|തുടര|ചെയ്യ)ട്ടെ/u, '…ണോ?'],
  [/എണ്ണത്തിൽ/u, 'ആകെ N'],
  [/‘എടുത്തു’|: 'എടുത്തു'|നിന്ന് എടുത്തു/u, 'നിന്നെടുത്തു'],
  [/ഉറപ്പാക്ക|ഒത്തുനോക്ക/u, 'പരിശോധിക്ക…'],
  [/സൈൻ ഇൻ|സൈൻ ഔട്ട്|ലോഗ് ഔട്ട്|ലോഗ് ഇൻ/u, 'ലോഗിൻ, ലോഗൗട്ട്'],
  [/കണക്ഷൻ|ഇന്റർനെറ്റ്/u, 'നെറ്റ്‌വർക്ക്'],
  [/നഗര/u, 'സ്ഥലം'],
  [/\} सामान/u, 'N चीज़ें'],
  [/पक्का चाहते/u, 'क्या आप सच में यह करना चाहते हैं?'],
  [/अब नहीं हो सका/u, 'अब नहीं हो सकता'],
  [/एक का \$/u, '… प्रति नग'],
  [/devices: '(?:फ़ोन|ഫോണുകൾ)'/u, 'लॉगिन वाले फ़ोन, ലോഗിൻ ചെയ്ത ഫോണുകൾ'],
  [/मैप पर छुएँ/u, 'मैप को छुएँ'],
  [/साइन इन|साइन आउट|लॉग इन|लॉग-इन|लॉगइन/u, 'लॉगिन, लॉगआउट'],
  [/कनेक्शन|इंटरनेट/u, 'नेटवर्क'],
  [/आखिरी/u, 'आख़िरी'],
  [/ओटीपी|ഒടിപി|एक बार का कोड|नया कोड/u, 'OTP'],
  [/खत्म/u, 'ख़त्म'],
  [/बाकी/u, 'बाक़ी'],
  [/शहर/u, 'जगह'],
  // 'നീക്കുക' also means to move, for example the map's pin.
  [/(?:അക്കൗണ്ട്|വിലാസം|സാധനം|ഒന്ന്|ഇത്|\}|: ')\s?നീക്ക(?!ാം)/u, 'മായ്ക്കുക'],
  // The codes of deliveries and telephone orders are told to others, so they aren't called OTP.
  [/\/(accounts|own-data)\/.*(?<!QR )കോഡ്/u, 'OTP'],
  [/അംഗീകരിച്ചു/u, 'പരിശോധിച്ചു'],
  [/ബ്ലോഗ്|ब्लॉग/u, 'വാർത്തകൾ, ख़बरें'],
  [/സ്ഥാന/u, 'സ്ഥലം'],
  [/ഡെലിവറി അഭ്യർത്ഥന|डिलीवरी (?:का|के|का नया)? ?अनुरोध/u, 'പുതിയ ഡെലിവറി, नई डिलीवरी'],
  [/എത്തിക്കേണ്ടത്/u, 'എത്തിക്കേണ്ട വിലാസം'],
  [/വേണ്ടെന്നു വച്ച/u, 'വേണ്ടെന്നുവച്ച…'],
  [/അൽപ്പ/u, 'അല്പം'],
  [/ലഭ്യ|उपलब्ध|मौजूद/u, 'കിട്ടുന്നില്ല, नहीं मिल पा रहा है'],
  [/സൂക്ഷിച്ച|सहेज/u, 'സേവ് ചെയ്തു, सेव'],
  [/അറിയിക്കൂ|ചെയ്യട്ടെ|തിരഞ്ഞെടുക്കൂ/u, '…ക്കുക'],
  // In the navigation, there are many of them.
  [/(?:products: 'സാധനം'|orders: 'ഓർഡർ')/u, 'സാധനങ്ങൾ, ഓർഡറുകൾ'],
  // Only one letter longer than 'accept', so it is easily misread.
  [/अस्वीकार/u, 'मना'],
  // The shop's credit book has this name.
  [/खात[ाे]/u, 'अकाउंट', /\/(?:credit|payments)\.messages|order-refusals/],
  // 'पता नहीं' alone means 'unknown'.
  [/पता नहीं/u, 'पता बदला नहीं जा सका, मालूम नहीं'],
  [/उपनाम/u, 'सरनेम'],
  [/(?:यह खाना|खानों)/u, 'इसे, जानकारी'],
  [/श्रेणी|श्रेणियाँ/u, 'प्रकार, विषय'],
  [/रकम|गलत|खराब|खाली|तारीख(?!़)/u, 'रक़म, ग़लत, ख़राब, ख़ाली, तारीख़'],
];

test.each(unwanted)('no sentence says %s [WORDS-11]', (form, instead, allowed) => {
  expect(
    sentences.filter((line) => form.test(line) && !allowed?.test(line)),
    `say ${instead}`,
  ).toEqual([]);
});
