import type { Translated } from '../../../platform/words.ts';
import type * as english from './retailer-shop.messages.ts';

export const retailerShop: Translated<typeof english.retailerShop> = {
  registerTitle: 'अपनी दुकान रजिस्टर करें',
  registerLine: 'पिन को अपनी दुकान के दरवाज़े पर ले जाएँ। जाँच के बाद पास के ग्राहक दुकान देख सकेंगे।',
  noTypes: 'आप अभी दुकान रजिस्टर नहीं कर सकते',
  noTypesLine: 'चुनने के लिए दुकान का कोई प्रकार नहीं है। जुड़ने के बाद फिर आएँ।',
  chooseType: 'प्रकार चुनें',
  additionalHint: 'ज़रूरी नहीं। चुनें कि आप और क्या बेचते हैं।',
  far: (km, city) => `यह पिन ${city} से ${km} कि.मी. दूर है। देख लें कि पिन आपकी दुकान पर है।`,
  register: 'रजिस्टर करें',
  notVerifiedTitle: 'दुकान की जाँच अभी नहीं हुई है',
  notVerifiedLine: 'हम हर नई दुकान की जाँच करते हैं। आपकी दुकान की जाँच होते ही यह पेज अपने आप बदल जाएगा।',
  suspendedTitle: 'आपकी दुकान रोक दी गई है',
  suspendedLine: 'ग्राहक इसे न देख सकते हैं, न ऑर्डर कर सकते हैं। दुकान फिर चालू होने पर यह पेज अपने आप बदल जाएगा।',
  reason: 'कारण',
  profileTitle: 'प्रोफ़ाइल',
  complaints: 'शिकायतें',
  hours: 'दुकान का समय',
  openHint: 'इसे बंद करने पर ग्राहकों को ‘बंद’ दिखता है और वे ऑर्डर नहीं कर सकते।',
  update: 'सेव करें',
  updated: 'सेव हो गया',
  upiId: 'यूपीआई आईडी (UPI ID)',
  upiIdHint: 'ग्राहक इसी पर भुगतान करते हैं। UPI नहीं लेते तो ख़ाली छोड़ें।',
  upiIdFault: 'UPI ID लिखें, जैसे latha@upi',
  upiName: 'UPI में नाम',
  upiNameHint: (shop) => `भुगतान करते समय ग्राहक यह नाम देखते हैं। ख़ाली हो तो: ‘${shop}’।`,
};
