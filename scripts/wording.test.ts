// One word for each idea also in Hindi and Malayalam: forms that a reader didn't understand, or that have another spelling.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const files = globSync(
  [
    'apps/web/src/**/*{messages,messages.hi,messages.ml}.ts',
    'apps/web/src/messages/*.ts',
    'apps/api/src/**/*.ts',
  ],
  { cwd: root },
).filter((file) => !file.endsWith('.test.ts'));

const sentences = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => /[\p{Script=Devanagari}\p{Script=Malayalam}]/u.test(line))
    .map((line) => `${file}: ${line.trim()}`),
);

test('finds the sentences of the web app and of the server', () => {
  expect(sentences.filter((line) => line.startsWith('apps/web')).length).toBeGreaterThan(800);
  expect(sentences.filter((line) => line.startsWith('apps/api')).length).toBeGreaterThan(200);
});

const unwanted: readonly [form: RegExp, instead: string][] = [
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
  [/शहर/u, 'जगह'],
];

test.each(unwanted)('no sentence says %s [WORDS-11]', (form, instead) => {
  expect(
    sentences.filter((line) => form.test(line)),
    `say ${instead}`,
  ).toEqual([]);
});
