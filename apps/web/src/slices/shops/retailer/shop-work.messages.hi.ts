import type { Translated } from '../../../platform/words.ts';
import type * as english from './shop-work.messages.ts';

export const shopWork: Translated<typeof english.shopWork> = {
  closedWeekdays: 'हर हफ़्ते इन दिनों बंद',
  weekdays: {
    0: 'रविवार',
    1: 'सोमवार',
    2: 'मंगलवार',
    3: 'बुधवार',
    4: 'गुरुवार',
    5: 'शुक्रवार',
    6: 'शनिवार',
  },
  closedDay: 'इस तारीख़ को बंद',
  closedDayHint: 'छुट्टी की तारीख़ चुनें। उस दिन के लिए कोई ऑर्डर नहीं कर सकेगा।',
  addDay: 'तारीख़ जोड़ें',
  dayNeeded: 'पहले तारीख़ चुनें',
  dayPassed: 'यह तारीख़ निकल चुकी है। आज की या बाद की तारीख़ चुनें।',
  removeDay: (day) => `${day} को खोलें`,
  tooManyDays: (most) => `ज़्यादा से ज़्यादा ${most} दिन चुनें`,
  offersPickUp: 'ग्राहक दुकान से ख़ुद ले सकते हैं',
  offersPickUpHint: 'जो ख़ुद ले जाए, वह डिलीवरी का पैसा नहीं देता।',
  preparation: 'तैयारी का समय, मिनट में',
  preparationHint: 'डिलीवरी का समय शुरू होने से पहले आपको कम से कम इतना समय मिलेगा।',
  preparationFault: '0 से 1,440 मिनट लिखें',
  secondNumber: 'दूसरा फ़ोन नंबर',
  secondNumberHint: 'ज़रूरी नहीं। ऑर्डर को देर तक जवाब न मिले, तो इस पर भी मैसेज जाएगा।',
  unconfirmedHint: 'अभी पक्का नहीं हुआ। इसका कोड नीचे लिखें।',
  unconfirmed: 'दूसरा नंबर अभी पक्का नहीं हुआ',
  unconfirmedLine: (number) =>
    `${number} पर कोड वाला एक SMS जाता है। वह कोड पूछकर यहाँ लिखें। तब तक वहाँ और SMS नहीं जाएँगे।`,
  secondCode: 'SMS वाला कोड',
  fourDigits: 'SMS के चार अंक लिखें',
  codeOver: 'यह कोड अब नहीं चलेगा। दूसरा कोड भेजें।',
  confirmNumber: 'नंबर पक्का करें',
  sendCode: 'कोड भेजें',
  codeSent: 'कोड भेज दिया गया',
};
