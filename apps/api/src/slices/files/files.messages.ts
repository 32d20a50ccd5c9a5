export const fileMessages = {
  soundTooLarge: {
    en: 'The recording is too long. Record at most 20 seconds.',
    hi: 'रिकॉर्डिंग बहुत लंबी है। ज़्यादा से ज़्यादा 20 सेकंड रिकॉर्ड करें।',
    ml: 'റെക്കോർഡിങ് വളരെ നീണ്ടതാണ്. പരമാവധി 20 സെക്കൻഡ് റെക്കോർഡ് ചെയ്യുക.',
  },
  listTooLarge: {
    en: 'The recording is too long. Record at most 60 seconds.',
    hi: 'रिकॉर्डिंग बहुत लंबी है। ज़्यादा से ज़्यादा 60 सेकंड रिकॉर्ड करें।',
    ml: 'റെക്കോർഡിങ് വളരെ നീണ്ടതാണ്. പരമാവധി 60 സെക്കൻഡ് റെക്കോർഡ് ചെയ്യുക.',
  },
  noPurpose: {
    en: 'Leave this out, or send ‘list’.',
    hi: 'इसे छोड़ दें, या ‘list’ भेजें।',
    ml: 'ഇത് ഒഴിവാക്കുക, അല്ലെങ്കിൽ ‘list’ അയയ്ക്കുക.',
  },
  onlyForList: {
    en: 'This recording is for a list. Record the directions.',
    hi: 'यह रिकॉर्डिंग सूची के लिए है। रास्ता बोलकर रिकॉर्ड करें।',
    ml: 'ഈ റെക്കോർഡിങ് ലിസ്റ്റിനുള്ളതാണ്. വഴി പറഞ്ഞ് റെക്കോർഡ് ചെയ്യുക.',
  },
  wrongSound: {
    en: 'This is neither a picture nor a recording that Haat can use. Record it again.',
    hi: 'यह न तस्वीर है, न ऐसी रिकॉर्डिंग जो Haat में चल सके। फिर से रिकॉर्ड करें।',
    ml: 'ഇത് Haat-ൽ ഉപയോഗിക്കാവുന്ന ചിത്രമോ റെക്കോർഡിങ്ങോ അല്ല. വീണ്ടും റെക്കോർഡ് ചെയ്യുക.',
  },
  notStored: {
    en: 'The file could not be stored. Try again in a few minutes.',
    hi: 'फ़ाइल सेव नहीं हो सकी। कुछ मिनट बाद फिर से कोशिश करें।',
    ml: 'ഫയൽ സേവ് ചെയ്യാനായില്ല. കുറച്ചു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
  needsPicture: {
    en: 'This is a recording. Choose a picture.',
    hi: 'यह रिकॉर्डिंग है। तस्वीर चुनें।',
    ml: 'ഇതൊരു റെക്കോർഡിങ്ങാണ്. ചിത്രം തിരഞ്ഞെടുക്കുക.',
  },
  needsSound: {
    en: 'This is a picture. Record the directions.',
    hi: 'यह तस्वीर है। रास्ता बोलकर रिकॉर्ड करें।',
    ml: 'ഇതൊരു ചിത്രമാണ്. വഴി പറഞ്ഞ് റെക്കോർഡ് ചെയ്യുക.',
  },
};
