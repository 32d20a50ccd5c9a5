import { expect, test } from 'vitest';
import { nameKey, seenName } from './name-key.ts';

test.each([
  ['Matta rice', 'Matta\u00a0rice'],
  ['Matta rice', ' matta  RICE '],
  ['Matta rice', 'Matta\u2009 rice\u200b'],
  ['Café', 'Cafe\u0301'],
  ['हफ़्ता', 'हफ\u093c्ता'],
  ['क्षमा', 'क्\u200dषमा'],
  ['വൻപയർ', 'വന്\u200dപയര്\u200d'],
])('“%s” and “%s” are one name [TEXT-40]', (name, twin) => {
  expect(nameKey(twin)).toBe(nameKey(name));
});

test('names that people can tell apart stay apart [TEXT-40]', () => {
  expect(nameKey('Rice, 1 kg')).not.toBe(nameKey('Rice 1 kg'));
  expect(nameKey('अरि')).not.toBe(nameKey('अरी'));
  expect(seenName('Rice')).not.toBe(seenName('rice'));
});
