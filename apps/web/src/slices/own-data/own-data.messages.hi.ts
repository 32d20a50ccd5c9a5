import type { Translated } from '../../platform/words.ts';
import type * as english from './own-data.messages.ts';

export const ownData: Translated<typeof english.ownData> = {
  title: 'आपका अकाउंट',
  devices: 'लॉगिन वाले फ़ोन',
  devicesLine: 'इन फ़ोनों में आपका लॉगिन है।',
  thisDevice: 'यह फ़ोन',
  used: (ago) => `आख़िरी बार ${ago} इस्तेमाल हुआ`,
  signedIn: (day) => `${day} को लॉगिन हुआ`,
  end: 'लॉगआउट करें',
  endOthers: 'बाक़ी फ़ोनों से लॉगआउट करें',
  data: 'आपकी जानकारी',
  dataLine:
    'हमारे पास रखी आपकी सारी जानकारी डाउनलोड करें: नाम, पते और उनकी फ़ोटो व रिकॉर्डिंग, ऑर्डर और पेमेंट, उधार, शिकायतें, सूचनाएँ, अनुरोध और फ़ोन।',
  download: 'अपनी जानकारी डाउनलोड करें',
  fileName: 'haat-data.json',
  deletion: 'अकाउंट हटाएँ',
  deletionLine: 'आपका नाम, नंबर, ईमेल और पते हमेशा के लिए हट जाएँगे। पुराने ऑर्डर का सामान और रक़म दुकानों के पास रहेगी।',
  deleteAccount: 'अकाउंट हटाएँ',
  askDelete: (number) => `हम ${number} पर एक कोड भेजेंगे। कोड डालने पर आपका अकाउंट हटा दिया जाएगा।`,
  codeLine: (number) => `हमने ${number} पर 6 अंकों का OTP भेजा है। अकाउंट हटाने के लिए उसे लिखें।`,
  factorLine:
    'आप ऑपरेटर हैं, इसलिए दूसरा चरण भी ज़रूरी है। उसे डेस्क पर पूरा करें, फिर यहाँ लौटकर ‘अकाउंट हटाएँ’ दोबारा दबाएँ।',
  factorAtDesk: 'डेस्क खोलें',
  keep: 'अकाउंट रहने दें',
  deleted: 'आपका अकाउंट हटा दिया गया है',
};
