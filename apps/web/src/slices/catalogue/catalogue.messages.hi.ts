import type { Translated } from '../../platform/words.ts';
import type * as english from './catalogue.messages.ts';

export const catalogue: Translated<typeof english.catalogue> = {
  title: 'कैटलॉग',
  types: 'सामान के प्रकार',
  prompt: 'सामान जोड़ने के लिए एक प्रकार चुनें',
  noTypesTitle: 'आपकी दुकान के लिए कैटलॉग में अभी सामान नहीं है',
  noTypesLine: 'आप अपना सामान जोड़ सकते हैं।',
  addOwn: 'सामान जोड़ें',
  addAll: (count) => `सब जोड़ें (${count})`,
  addToShop: 'दुकान में जोड़ें',
  alreadyAdded: 'पहले से जुड़ा है',
  emptyTitle: 'इस प्रकार का सामान अभी नहीं है',
  emptyLine: 'दूसरा प्रकार चुनें।',
  tags: 'खोजने के शब्द',
};

const columnNames: Readonly<Record<string, string>> = {
  name: 'नाम',
  type: 'प्रकार',
  price: 'क़ीमत',
  quantity: 'मात्रा',
  is_sold_out: 'ख़त्म',
  mrp: 'MRP',
  net_quantity: 'नाप',
  unit: 'इकाई',
  is_loose: 'खुला',
  description: 'विवरण',
  tags: 'टैग',
};

export const goodsFile: Translated<typeof english.goodsFile> = {
  title: 'सामान की फ़ाइल',
  fileName: 'goods.csv',
  exportLine: 'दाम और मात्रा स्प्रेडशीट में बदलें, फिर फ़ाइल यहाँ लाएँ।',
  export: 'सामान डाउनलोड करें',
  choose: 'फ़ाइल लाएँ',
  import: (count) => `${count} चीज़ें बदलें`,
  counts: (added, changed, refused) => `${added} नए, ${changed} बदले, ${refused} में ग़लती`,
  tooLarge: (megabytes) => `फ़ाइल ${megabytes} MB से बड़ी है। छोटी फ़ाइल चुनें, या सामान हिस्सों में लाएँ।`,
  correct: 'ये लाइनें ठीक करें, फिर फ़ाइल दोबारा चुनें।',
  done: 'हो गया',
  rows: 'फ़ाइल की लाइनें',
  row: (line, name, what) => `लाइन ${line} · ${name}: ${what}`,
  column: (column) => columnNames[column] ?? column,
  isNew: 'नया',
};
