import type { Translated } from '../../platform/words.ts';
import type * as english from './retailer-products.messages.ts';

export const retailerProducts: Translated<typeof english.retailerProducts> = {
  title: 'सामान',
  search: 'अपना सामान खोजें',
  add: 'सामान जोड़ें',
  asFile: 'सामान की फ़ाइल',
  id: 'नंबर',
  edit: 'बदलें',
  delete: 'हटाएँ',
  deleting: (name) => `${name} आपकी दुकान में अब नहीं बिकेगा।`,
  savePrice: 'दाम सेव करें',
  saveQuantity: 'मात्रा सेव करें',
  notCounted: 'मात्रा 0 है: ख़त्म है, या अभी गिना नहीं। मात्रा लिखें।',
  saved: 'सेव हो गया',
  notSaved: 'अभी सेव नहीं हुआ',
  saveAll: (count) => `${count} बदलाव सेव करें`,
  emptyTitle: 'अभी कोई सामान नहीं',
  emptyLine: 'अपना सामान जोड़ें, या कैटलॉग से लें।',
  seeCatalogue: 'कैटलॉग देखें',
  noneFoundTitle: 'कुछ नहीं मिला',
  noneFoundLine: (term) => `आपके सामान में ‘${term}’ नहीं है।`,
  showAll: 'सारा सामान देखें',
};

export const priceSheet: Translated<typeof english.priceSheet> = {
  title: 'दाम की सूची',
  soldOut: 'ख़त्म',
  save: (count) => `${count} बदलाव सेव करें`,
  stockNow: (quantity) => `अब बाक़ी: ${quantity}। अपनी संख्या देख लें, फिर सेव करें।`,
  checkMarked: 'पहले निशान वाली संख्याएँ ठीक करें।',
};

export const offerForm: Translated<typeof english.offerForm> = {
  title: 'ऑफ़र',
  price: 'ऑफ़र का दाम',
  until: 'आख़िरी दिन',
  save: 'ऑफ़र सेव करें',
  end: 'ऑफ़र ख़त्म करें',
  saved: 'सेव हो गया',
  wrongPrice: 'दाम से कम, और 0 से ज़्यादा लिखें',
  notAbove: 'दाम ऑफ़र से ज़्यादा होना चाहिए। पहले ऑफ़र बदलें या ख़त्म करें।',
  onCard: (price, day) => `${day} तक ऑफ़र ${price}`,
};

export const productForm: Translated<typeof english.productForm> = {
  addTitle: 'सामान जोड़ें',
  editTitle: 'सामान बदलें',
  save: 'सेव करें',
  chooseType: 'प्रकार चुनें',
  nameHint: 'नाप भी लिखें: देसी टमाटर, 1 किलो',
  looseNameHint: 'बिना नाप के: देसी टमाटर',
  lostLetters: 'इस नाम के अक्षर बिगड़ गए हैं। नाम फिर से लिखें।',
  tagsHint: 'लोग जिन शब्दों से खोजते हैं। हर शब्द के बाद Enter दबाएँ।',
  tooManyTags: (most) => `ज़्यादा से ज़्यादा ${most} शब्द।`,
  removeTag: (tag) => `${tag} हटाएँ`,
  imagesHint: 'JPEG, PNG, WebP या AVIF। बड़ी तस्वीरें अपने आप छोटी हो जाती हैं।',
  choosePictures: 'तस्वीरें चुनें',
  dropHere: 'या यहाँ छोड़ें',
  primaryHint: 'सूची और दुकान में सबसे पहले दिखती है।',
  picture: (number, name) => `तस्वीर ${number}: ${name}`,
  removePicture: (number) => `तस्वीर ${number} हटाएँ`,
  chooseAgain: (count) => (count === 1 ? 'अपनी तस्वीर फिर से चुनें।' : `अपनी ${count} तस्वीरें फिर से चुनें।`),
  readingPictures: 'तस्वीरें तैयार हो रही हैं',
  tooManyPictures: (most) => `ज़्यादा से ज़्यादा ${most} तस्वीरें।`,
  uploading: (number, count) => `तस्वीर ${number} / ${count} भेजी जा रही है`,
  saving: 'सामान सेव हो रहा है',
  isLoose: 'खुला बिकता है, तौलकर या नापकर',
  looseHint: 'ग्राहक जितना चाहें उतना चुनते हैं, और आप हर ऑर्डर तौलते हैं।',
  pricePer: { kg: 'एक किलो का दाम', l: 'एक लीटर का दाम' },
  quantityIn: { kg: 'मात्रा, किलो में', l: 'मात्रा, लीटर में' },
  step: 'इतने-इतने के हिसाब से बिकता है',
  chooseStep: 'चुनें',
  notAnAmount: '0 या ज़्यादा लिखें, जैसे 12 या 12.5',
  mrp: 'MRP',
  netQuantity: 'पैक का माप',
  unit: 'इकाई',
  noUnit: 'कोई इकाई नहीं',
  units: { g: 'ग्राम', kg: 'किलो', ml: 'मि.ली.', l: 'लीटर', piece: 'पीस' },
  packHint: 'जैसा पैकेट पर छपा है। ज़रूरी नहीं।',
  notAnMrp: '0 से ज़्यादा लिखें, जैसे 42 या 42.50',
  notAQuantity: '0 से ज़्यादा लिखें, दशमलव के बाद ज़्यादा से ज़्यादा 3 अंक',
  unitMissing: 'इकाई चुनें',
  quantityMissing: 'पैक का माप लिखें',
  aboveMrp: 'दाम MRP से ज़्यादा है। इससे कम लिखें।',
  notAPrice: 'रक़म लिखें, जैसे 42 या 42.50',
  wholeNumber: 'पूरी संख्या लिखें',
  atMost: (most) => `${most} तक`,
};

export const quantityForAll: Translated<typeof english.quantityForAll> = {
  waiting: (count) =>
    count === 1
      ? 'कैटलॉग से ली गई 1 चीज़ की मात्रा अभी नहीं लिखी है। ग्राहकों को वह ख़त्म दिखती है।'
      : `कैटलॉग से ली गई ${count} चीज़ों की मात्रा अभी नहीं लिखी है। ग्राहकों को वे ख़त्म दिखती हैं।`,
  noneYet: 'मात्रा बाक़ी है: अभी लिखें',
  label: 'हर चीज़ कितनी',
  set: 'सबकी मात्रा लिखें',
  done: 'मात्रा लिख दी गई',
  wrong: (most) => `1 से ${most} तक की पूरी संख्या लिखें`,
};
