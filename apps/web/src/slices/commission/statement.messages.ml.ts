import type { Translated } from '../../platform/words.ts';
import type * as english from './statement.messages.ts';

export const statement: Translated<typeof english.statement> = {
  owed: (amount) => `ഓപ്പറേറ്റർക്ക് ${amount} കൊടുക്കാനുണ്ട്`,
  nothingOwed: 'ഓപ്പറേറ്റർക്ക് ഒന്നും കൊടുക്കാനില്ല',
  ahead: (amount) => `${amount} മുൻകൂറായി കൊടുത്തു`,
  of: (month) => `${month}: കണക്ക്`,
  sums: 'മാസത്തെ കണക്ക്',
  sold: (orders) => `${orders} ഓർഡറിന്റെ സാധനങ്ങൾ`,
  before: 'മുമ്പ് ബാക്കി',
  commission: 'കമ്മീഷൻ',
  paid: 'കൊടുത്തത്',
  after: 'മാസാവസാനം ബാക്കി',
  lines: 'വരികൾ',
  order: (number) => `ഓർഡർ #${number}`,
  share: (percent, amount) => `${amount}-ന്റെ ${percent}%`,
  payment: 'ഓപ്പറേറ്റർക്ക് കൊടുത്തു',
  nothing: 'ഈ മാസം ഒന്നും എഴുതിയിട്ടില്ല',
  print: 'അച്ചടിക്കുക',
};
