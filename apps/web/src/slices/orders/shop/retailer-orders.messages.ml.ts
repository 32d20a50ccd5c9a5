import type { Translated } from '../../../platform/words.ts';
import type * as english from './retailer-orders.messages.ts';

export const retailerOrders: Translated<typeof english.retailerOrders> = {
  title: 'ഓർഡറുകൾ',
  active: 'ഇപ്പോഴുള്ളവ',
  previous: 'കഴിഞ്ഞവ',
  toAnswer: (count) => `${count} എണ്ണത്തിന് മറുപടി നൽകണം`,
  noGoodsTitle: 'നിങ്ങളുടെ കടയിൽ ഇതുവരെ സാധനങ്ങളില്ല',
  noGoodsLine: 'ഉപഭോക്താക്കൾക്ക് ഓർഡർ ചെയ്യാൻ സാധനങ്ങൾ ചേർക്കുക.',
  addGoods: 'പട്ടികയിൽ നിന്ന് ചേർക്കുക',
  noActiveTitle: 'ഇപ്പോൾ ഓർഡറുകളില്ല',
  noActiveLine: 'പുതിയ ഓർഡറുകൾ താനേ ഇവിടെ കാണാം.',
  noPreviousTitle: 'പഴയ ഓർഡറുകളില്ല',
  noPreviousLine: 'തീർന്ന ഓർഡറുകൾ ഇവിടെ കാണാം.',
  accept: 'സ്വീകരിക്കുക',
  reject: 'നിരസിക്കുക',
  withdraw: 'ഓർഡർ റദ്ദാക്കുക',
  customer: 'ഉപഭോക്താവ്',
  answering: {
    accept: (order) => `${order} നിങ്ങൾ ഒരുക്കണം, ഡെലിവറി ഏജന്റ് വന്നെടുക്കും. ഉപഭോക്താവിനെ അറിയിക്കും.`,
    reject: (order) => `${order} അവസാനിക്കും, സാധനങ്ങൾ വീണ്ടും വിൽപ്പനയ്ക്കാകും. ഉപഭോക്താവിനെ അറിയിക്കും.`,
    withdraw: (order) => `${order} അവസാനിക്കും, സാധനങ്ങൾ വീണ്ടും വിൽപ്പനയ്ക്കാകും. ഉപഭോക്താവിനെയും ഓപ്പറേറ്ററെയും അറിയിക്കും.`,
  },
  propose: 'സാധനങ്ങൾ മാറ്റുക',
  suspendedLine: 'സ്വീകരിച്ച ഓർഡറുകൾ എത്തിച്ചുകൊടുക്കും. ഓർഡർ തുറന്നാൽ വിവരങ്ങൾ കാണാം, പണം കിട്ടിയോ എന്നു പറയാം.',
  all: 'എല്ലാ ഓർഡറുകളും',
  rejectHint: 'സാധനം ഇല്ലെങ്കിൽ സാധനങ്ങൾ മാറ്റുക. സമയം പറ്റില്ലെങ്കിൽ ഓർഡർ നിരസിക്കുക.',
  line: (customer, items, agent) => [customer, items, agent].filter(Boolean).join(' · '),
  ahead: {
    INITIATED: 'സ്വീകരിക്കുക, അല്ലെങ്കിൽ നിരസിക്കുക',
    ACCEPTED: 'ഒരു ഏജന്റ് ഏറ്റെടുക്കും',
    ASSIGNED: 'നിങ്ങളുടെ കടയിൽ നിന്നെടുക്കും',
    PICKED_UP: 'ഉപഭോക്താവിന്റെ വീട്ടുപടിക്കൽ',
    DELIVERED: 'ഉപഭോക്താവ് സാധനങ്ങൾ പരിശോധിക്കും',
    VERIFIED: 'പണം കിട്ടുമ്പോൾ പൂർത്തിയാകും',
  },
};
