import { expect, it } from 'vitest';
import { hasLostLetters } from './lost-letters.ts';

it.each([
  ['????', 'a Malayalam name in an old spreadsheet'],
  ['?', 'a name of one letter'],
  ['?? ?????', 'two words'],
  ['Rice (????), 1 kg', 'a part of a name'],
  ['?????, 500 g', 'a name with its unit'],
  ['rice, ???, ????', 'tags'],
  ['Ri\ufffde', 'a replacement character'],
  [Buffer.from('അരി').toString('latin1'), 'Malayalam as Latin-1'],
  ['à´…à´°à´¿', 'Malayalam as Windows-1252'],
  ['à¤šà¤¾à¤µà¤²', 'Hindi as Windows-1252'],
  ['‡\u00a7ö‡\u00a7æ‡\u00a7µ‡\u00a7≤', 'Hindi as Mac Roman'],
  ['CafÃ©', 'an accent'],
  ['Only â‚¹20', 'a rupee sign'],
  ['Lakshmiâ€™s pickle', 'an apostrophe'],
])('%s has lost letters: %s [DESK-190]', (text) => expect(hasLostLetters(text)).toBe(true));

it.each([
  '',
  'Matta rice, 1 kg',
  'അരി',
  'चावल',
  'Fresh? Yes!',
  'Really?? From here.',
  'Why not?',
  'What!?',
  'Café à la carte',
  'Pão de Ló',
  '500 g · ₹112/kg',
  'Crème brûlée',
  'Rs. 20 – 30',
  '👩‍🌾 pickle',
])('“%s” has not [DESK-190]', (text) => expect(hasLostLetters(text)).toBe(false));
