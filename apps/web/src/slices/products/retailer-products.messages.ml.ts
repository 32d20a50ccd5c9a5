import type { Translated } from '../../platform/words.ts';
import type * as english from './retailer-products.messages.ts';

export const retailerProducts: Translated<typeof english.retailerProducts> = {
  title: 'സാധനങ്ങൾ',
  search: 'സാധനം തിരയുക',
  add: 'സാധനം ചേർക്കുക',
  id: 'നമ്പർ',
  edit: 'തിരുത്തുക',
  delete: 'മായ്ക്കുക',
  savePrice: 'വില സേവ് ചെയ്യുക',
  saveQuantity: 'എണ്ണം സേവ് ചെയ്യുക',
  notCounted: 'ബാക്കി 0: തീർന്നു, അല്ലെങ്കിൽ എണ്ണിയിട്ടില്ല. എണ്ണം നൽകുക.',
  saved: 'സേവ് ചെയ്തു',
  emptyTitle: 'സാധനങ്ങളൊന്നുമില്ല',
  emptyLine: 'സ്വന്തമായി ചേർക്കുക, അല്ലെങ്കിൽ പട്ടികയിൽ നിന്നെടുക്കുക.',
  seeCatalogue: 'പട്ടിക കാണുക',
  noneFoundTitle: 'ഒന്നും കണ്ടില്ല',
  noneFoundLine: (term) => `നിങ്ങളുടെ സാധനങ്ങളിൽ ‘${term}’ ഇല്ല.`,
  showAll: 'എല്ലാ സാധനങ്ങളും കാണുക',
};

export const productForm: Translated<typeof english.productForm> = {
  addTitle: 'സാധനം ചേർക്കുക',
  editTitle: 'സാധനം തിരുത്തുക',
  save: 'സേവ് ചെയ്യുക',
  chooseType: 'തരം തിരഞ്ഞെടുക്കുക',
  nameHint: 'അളവും ചേർക്കുക: നാടൻ തക്കാളി, 1 കിലോ',
  tagsHint: 'ആളുകൾ തിരയുന്ന വാക്കുകൾ. ഓരോന്നിനും ശേഷം Enter അമർത്തുക.',
  tooManyTags: (most) => `വാക്കുകൾ ${most}-ൽ കൂടരുത്.`,
  removeTag: (tag) => `${tag} മായ്ക്കുക`,
  imagesHint: 'JPEG, PNG, WebP അല്ലെങ്കിൽ AVIF. ചെറിയ ചിത്രങ്ങൾ വേഗം തുറക്കും.',
  choosePictures: 'ചിത്രങ്ങൾ തിരഞ്ഞെടുക്കുക',
  dropHere: 'അല്ലെങ്കിൽ ഇവിടെ ഇടുക',
  primaryHint: 'പട്ടികകളിലും കടയിലും ആദ്യം കാണിക്കുന്നത്.',
  picture: (number, name) => `ചിത്രം ${number}: ${name}`,
  removePicture: (number) => `ചിത്രം ${number} മായ്ക്കുക`,
  tooBig: (names) => `1 MB-യിൽ കൂടുതൽ: ${names}. ചെറിയ ചിത്രം തിരഞ്ഞെടുക്കുക.`,
  notAPicture: (names) => `JPEG, PNG, WebP, AVIF ചിത്രമല്ല: ${names}. മറ്റൊരു ഫയൽ തിരഞ്ഞെടുക്കുക.`,
  tooManyPictures: (most) => `ചിത്രങ്ങൾ ${most} വരെ.`,
  uploading: (number, count) => `ചിത്രം ${number} / ${count} അയയ്ക്കുന്നു`,
  saving: 'സാധനം സേവ് ചെയ്യുന്നു',
  notAPrice: 'തുക നൽകുക: 42 അല്ലെങ്കിൽ 42.50 പോലെ',
  wholeNumber: 'ദശാംശമില്ലാത്ത സംഖ്യ നൽകുക',
  atMost: (most) => `${most} വരെ മാത്രം`,
};

export const quantityForAll: Translated<typeof english.quantityForAll> = {
  waiting: (count) => `പട്ടികയിൽ നിന്നെടുത്ത ${count} സാധനത്തിന് എണ്ണം ചേർത്തിട്ടില്ല. തീർന്നുപോയി എന്നാണ് ഉപഭോക്താക്കൾ കാണുന്നത്.`,
  label: 'ഓരോന്നും എത്ര',
  set: 'എല്ലാത്തിനും എണ്ണം ചേർക്കുക',
  done: 'എണ്ണം ചേർത്തു',
  wrong: (most) => `1 മുതൽ ${most} വരെയുള്ള സംഖ്യ നൽകുക`,
};
