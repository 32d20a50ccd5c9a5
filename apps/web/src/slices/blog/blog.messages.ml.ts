import type { Translated } from '../../platform/words.ts';
import type * as english from './blog.messages.ts';

export const blog: Translated<typeof english.blog> = {
  home: 'വാർത്തകൾ',
  banners: 'ബാനറുകൾ',
  pinned: 'പ്രധാനം',
  categories: 'വിഭാഗങ്ങൾ',
  latest: 'പുതിയ ലേഖനങ്ങൾ',
  search: 'തിരയുക',
  searchLabel: 'ലേഖനങ്ങൾ തിരയുക',
  mostViewed: 'കൂടുതൽ വായിച്ചവ',
  results: 'കണ്ടെത്തിയവ',
  nothingFound: 'ഒന്നും കണ്ടില്ല',
  nothingFoundLine: 'മറ്റൊരു വാക്കോ വാക്കിന്റെ ഭാഗമോ നൽകി നോക്കുക.',
  nothingYet: 'വാർത്തകളൊന്നുമില്ല',
  nothingYetLine: 'പുതിയ ലേഖനങ്ങൾ ഇവിടെ കാണാം.',
  readTime: (minutes) => `${minutes} മിനിറ്റ് വായന`,
  article: 'ലേഖനം',
  profile: 'പ്രൊഫൈൽ',
  phone: 'ഫോൺ നമ്പർ',
  email: 'ഇമെയിൽ',
};
