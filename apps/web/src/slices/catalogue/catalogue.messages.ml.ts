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
