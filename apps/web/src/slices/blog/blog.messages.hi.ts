import type { Translated } from '../../platform/words.ts';
import type * as english from './blog.messages.ts';

export const blog: Translated<typeof english.blog> = {
  home: 'ख़बरें',
  banners: 'बैनर',
  pinned: 'ख़ास',
  categories: 'विषय',
  latest: 'ताज़ा लेख',
  search: 'खोजें',
  searchLabel: 'लेख खोजें',
  mostViewed: 'सबसे ज़्यादा पढ़े गए',
  results: 'नतीजे',
  nothingFound: 'कुछ नहीं मिला',
  nothingFoundLine: 'दूसरा शब्द या शब्द का हिस्सा लिखकर देखें।',
  nothingYet: 'अभी कोई ख़बर नहीं',
  nothingYetLine: 'नए लेख यहाँ दिखेंगे।',
  readTime: (minutes) => `${minutes} मिनट में पढ़ें`,
  article: 'लेख',
  profile: 'प्रोफ़ाइल',
  phone: 'फ़ोन नंबर',
  email: 'ईमेल',
};
