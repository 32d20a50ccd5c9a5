import type { Translated } from '../../platform/words.ts';
import type * as english from './missing.messages.ts';

export const missing: Translated<typeof english.missing> = {
  title: 'उस ऑर्डर का कुछ सामान अभी नहीं है:',
  nothing: 'उस ऑर्डर का कोई भी सामान अभी नहीं मिल सकता:',
  none: (name) => `${name}: स्टॉक में नहीं`,
  some: (name, available, wanted) => `${name}: ${wanted} की जगह ${available}`,
};
