import type { Translated } from '../../../platform/words.ts';
import type * as english from './pick-up.messages.ts';

export const pickUp: Translated<typeof english.pickUp> = {
  fetchAtShop: 'दुकान से ख़ुद ले जाएँ',
  ready: 'ले जाने के लिए तैयार',
  notReady: 'अभी तैयार नहीं',
  openInMaps: 'मैप में खोलें',
  code: 'पिक-अप कोड',
  codeLine: 'इसे काउंटर पर बताएँ।',
  address: 'पता',
  fetched: 'ग्राहक ख़ुद ले जाएगा',
  how: 'सामान कैसे लेंगे?',
  howTheyGetIt: 'सामान कैसे लेंगे?',
  ways: { delivery: 'डिलीवरी', pick_up: 'दुकान से ख़ुद लेना' },
  slotLine: 'इस समय आप दुकान से सामान लेंगे।',
  payAtShop: 'पैसे दुकान पर दें।',
  giveBack: (rupees) => `${rupees} वापस दें`,
  getBack: (rupees) => `आपको ${rupees} वापस मिलेंगे`,
  ahead: { ACCEPTED: 'दुकान तैयार कर रही है', ready: 'दुकान से ले जाएँ' },
};
