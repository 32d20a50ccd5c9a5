export const deliveryMessages = {
  openPage: {
    en: 'Open the request page and accept it there.',
    hi: 'डिलीवरी अनुरोध का पेज खोलें और वहीं स्वीकार करें।',
    ml: 'ഡെലിവറി അഭ്യർത്ഥനയുടെ പേജ് തുറന്ന് അവിടെ സ്വീകരിക്കുക.',
  },
};
