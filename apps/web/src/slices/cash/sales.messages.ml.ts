import type { Translated } from '../../platform/words.ts';
import type * as english from './sales.messages.ts';

export const sales: Translated<typeof english.sales> = {
  periods: {
    today: 'ഇന്ന്',
    yesterday: 'ഇന്നലെ',
    week: 'ഈ ആഴ്ച',
    month: 'ഈ മാസം',
    own: 'മറ്റ് ദിവസം',
  },
  today: (sold) => `ഇന്ന് ${sold}`,
  sold: (amount, orders) => `${amount} · ${orders} ഓർഡർ`,
  from: 'ആദ്യ ദിവസം',
  to: 'അവസാന ദിവസം',
  bothDays: 'ആദ്യ ദിവസവും അവസാന ദിവസവും തിരഞ്ഞെടുക്കുക',
  orderFault: 'ആദ്യ ദിവസത്തിന് മുമ്പല്ലാത്ത ദിവസം തിരഞ്ഞെടുക്കുക',
  mostFault: (days) => `പരമാവധി ${days} ദിവസം തിരഞ്ഞെടുക്കുക`,
  nothing: 'ഈ ദിവസങ്ങളിൽ ഒന്നും വിറ്റില്ല',
  nothingLine: 'പൂർത്തിയായ ഓർഡറുകൾ ഇവിടെ കാണാം.',
  paid: 'പണം കിട്ടിയത്, ഡെലിവറി ഉൾപ്പെടെ',
  open: 'ഇനി കിട്ടാനുള്ളത്',
  refused: (amount) => `വാതിൽക്കൽ തിരിച്ചുതന്നത്: ${amount}`,
  days: 'ഓരോ ദിവസവും',
  goods: 'കൂടുതൽ വിറ്റവ',
  quantity: (count) => `${count} വിറ്റു`,
};
