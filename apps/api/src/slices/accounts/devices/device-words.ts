import type { Language } from '@haat/contract/languages';

// Names a browser and system from the User-Agent header, in words that people recognise. Only these words are stored.
type Name = readonly [pattern: RegExp, name: string];

/** The first match wins, because most browsers also name Chrome and Safari. */
const browsers: readonly Name[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/; wv\)/, 'App'],
  [/\b(?:Headless)?Chrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

/** Android calls itself Linux, and an iPhone 'like Mac OS X'. */
const systems: readonly Name[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

export const unknownDevice = 'Unknown device';

/** The stored words that aren't names of products. */
const inLanguage: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  hi: { [unknownDevice]: 'अनजान फ़ोन', Browser: 'ब्राउज़र', App: 'ऐप' },
  ml: { [unknownDevice]: 'അറിയാത്ത ഫോൺ', Browser: 'ബ്രൗസർ', App: 'ആപ്പ്' },
};

/** The stored words in a language: 'Chrome on Android', 'Chrome (Android)'. */
export function deviceName(stored: string, language: Language): string {
  const words = stored || unknownDevice;
  if (language === 'en') return words;
  const [first = words, system] = words.split(' on ');
  const name = inLanguage[language][first] ?? first;
  return system ? `${name} (${system})` : name;
}

export function deviceWords(userAgent: string | undefined): string {
  // Browsers send about 200 characters.
  const text = (userAgent ?? '').slice(0, 500);
  const browser = nameIn(text, browsers);
  const system = nameIn(text, systems);
  if (browser && system) return `${browser} on ${system}`;
  if (system) return `Browser on ${system}`;
  return browser ?? unknownDevice;
}

const nameIn = (text: string, names: readonly Name[]): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];
