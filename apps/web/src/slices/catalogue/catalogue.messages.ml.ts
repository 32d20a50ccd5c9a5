import type { Translated } from '../../platform/words.ts';
import type * as english from './catalogue.messages.ts';

export const catalogue: Translated<typeof english.catalogue> = {
  title: 'പട്ടിക',
  types: 'സാധനങ്ങളുടെ തരങ്ങൾ',
  prompt: 'സാധനങ്ങൾ ചേർക്കാൻ ഒരു തരം തിരഞ്ഞെടുക്കുക',
  noTypesTitle: 'നിങ്ങളുടെ കടയ്ക്ക് പട്ടികയിൽ സാധനങ്ങളില്ല',
  noTypesLine: 'സ്വന്തം സാധനങ്ങൾ ചേർക്കാം.',
  addOwn: 'സാധനം ചേർക്കുക',
  addAll: (count) => `എല്ലാം ചേർക്കുക (${count})`,
  addToShop: 'കടയിൽ ചേർക്കുക',
  alreadyAdded: 'ചേർത്തുകഴിഞ്ഞു',
  emptyTitle: 'ഈ തരത്തിൽ സാധനങ്ങളില്ല',
  emptyLine: 'മറ്റൊരു തരം തിരഞ്ഞെടുക്കുക.',
  tags: 'തിരയാനുള്ള വാക്കുകൾ',
};

const columnNames: Readonly<Record<string, string>> = {
  name: 'പേര്',
  type: 'തരം',
  price: 'വില',
  quantity: 'എണ്ണം',
  is_sold_out: 'തീർന്നു',
  mrp: 'MRP',
  net_quantity: 'അളവ്',
  unit: 'യൂണിറ്റ്',
  is_loose: 'തൂക്കി വിൽക്കുന്നത്',
  description: 'വിവരണം',
  tags: 'ടാഗുകൾ',
};

export const goodsFile: Translated<typeof english.goodsFile> = {
  title: 'സാധനങ്ങളുടെ ഫയൽ',
  fileName: 'goods.csv',
  exportLine: 'വിലയും എണ്ണവും സ്പ്രെഡ്ഷീറ്റിൽ മാറ്റി ഫയൽ ഇവിടെ ചേർക്കുക.',
  export: 'സാധനങ്ങൾ ഡൗൺലോഡ് ചെയ്യുക',
  choose: 'ഫയൽ ചേർക്കുക',
  import: (count) => `${count} സാധനങ്ങളിൽ മാറ്റം വരുത്തുക`,
  counts: (added, changed, refused) => `${added} പുതിയത്, ${changed} മാറ്റം, ${refused} പിശക്`,
  tooLarge: (megabytes) => `ഫയൽ ${megabytes} MB-യിൽ കൂടുതലാണ്. ചെറിയ ഫയൽ തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ഭാഗങ്ങളായി ചേർക്കുക.`,
  correct: 'ഈ വരികൾ ശരിയാക്കി ഫയൽ വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  done: 'ചേർത്തു',
  rows: 'ഫയലിലെ വരികൾ',
  row: (line, name, what) => `വരി ${line} · ${name}: ${what}`,
  column: (column) => columnNames[column] ?? column,
  isNew: 'പുതിയത്',
};
