import { expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';

test.each([
  ['\u202eRavi\u202c Kumar', 'Ravi Kumar'],
  ['\u2068+91\u2069 Stores', '+91 Stores'],
  ['Ravi\r\nKumar', 'Ravi Kumar'],
  ['Ravi\u2028Kumar\u0085', 'Ravi Kumar'],
  ['Ra\u0007vi\u009f', 'Ravi'],
  ['\u202a \u202c', ''],
])('cleans %j to %j [API-11]', (typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

test.each(['ന്‍മ', 'क्‌ष', '👩‍🌾 Farm', 'Lakshmi  Devi', 'דוד\u200f'])('keeps %j as it is [API-11]', (name) => {
  expect(cleanName(name)).toBe(name);
});
