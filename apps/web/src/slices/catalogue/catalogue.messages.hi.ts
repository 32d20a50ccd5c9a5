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
