import type { Translated } from '../../platform/words.ts';
import type * as english from './accounts.messages.ts';

export const accounts: Translated<typeof english.accounts> = {
  login: {
    title: 'लॉगिन',
    signedOut: 'आपका लॉगिन ख़त्म हो गया है। फिर से लॉगिन करें।',
    motto: 'आपके गाँव का बाज़ार, आपके दरवाज़े पर।',
    requestOtp: 'OTP मँगाएँ',
    smsFailed: (wait) => `SMS नहीं भेजा जा सका। नंबर देखें, फिर ${wait} बाद कोशिश करें।`,
    hint: 'हम SMS से OTP भेजेंगे। पासवर्ड की ज़रूरत नहीं।',
  },
  verify: {
    title: 'OTP लिखें',
    sentTo: (number) => `हमने ${number} पर 6 अंकों का OTP भेजा है।`,
    changeNumber: 'नंबर बदलें',
    code: 'OTP के अंक',
    digit: (place) => `अंक ${place}`,
    next: 'आगे',
    resend: 'OTP फिर से भेजें',
    resendIn: (seconds) => `${seconds} सेकंड बाद आप नया OTP मँगा सकते हैं`,
  },
  setup: {
    title: 'आपका नाम क्या है?',
    line: 'दुकानदार और डिलीवरी एजेंट यह नाम देखेंगे।',
    next: 'आगे',
  },
  location: {
    title: 'सामान कहाँ पहुँचाएँ?',
    line: 'पिन को अपने घर पर ले जाएँ, फिर पता लिखें।',
    chooseCity: 'अपनी जगह चुनें',
    toDemo: 'मुझे डेमो गाँव में रखें',
    far: (km, city) => `यह पिन ${city} से ${km} कि.मी. दूर है। वहाँ की दुकानें शायद इतनी दूर न पहुँचाएँ।`,
    register: 'रजिस्टर करें',
    notOpen: 'हम अभी यहाँ शुरू नहीं हुए हैं',
    notOpenLine: 'चुनने के लिए कोई जगह नहीं है। जगह जुड़ने के बाद फिर आएँ।',
  },
  settings: 'सेटिंग',
  switches: {
    sound: 'आवाज़',
    soundMeans: 'ऐप खुला हो, तो नया ऑर्डर या नई डिलीवरी आने पर घंटी बजती है',
    soundIsFor: 'दुकानदारों और डिलीवरी एजेंटों के लिए',
    dataSaver: 'डेटा बचाएँ',
    dataSaverMeans: 'छोटी तस्वीरें, कम अपडेट',
  },
  language: 'भाषा',
  profile: 'प्रोफ़ाइल',
  logout: 'लॉगआउट',
  devices: 'लॉगिन वाले फ़ोन',
};

export const push: Translated<typeof english.push> = {
  switch: 'सूचनाएँ',
  explanation: 'इस फ़ोन पर, Haat बंद होने पर भी।',
  blocked: 'सूचनाएँ बंद की हुई हैं। ब्राउज़र या फ़ोन की सेटिंग में इन्हें चालू करें।',
  refused: 'इस फ़ोन पर सूचनाएँ चालू नहीं हो सकीं। दोबारा चालू करके देखें।',
  impossible: 'यहाँ सूचनाएँ नहीं मिल सकतीं।',
  ask: {
    title: 'सूचनाएँ चालू करें?',
    customer: 'ऑर्डर स्वीकार होने और पहुँचने पर हम आपको बताएँगे।',
    retailer: 'नया ऑर्डर आने पर हम आपको बताएँगे, Haat बंद होने पर भी।',
    deliverer: 'नई डिलीवरी आने पर हम आपको बताएँगे, Haat बंद होने पर भी।',
    turnOn: 'चालू करें',
    notNow: 'अभी नहीं',
  },
};
