// Why a file can't be read. Operators and retailers read these.
import type { LocalizedText } from '../../../platform/localized-text.ts';

export const fileMessages = {
  empty: {
    en: 'The file is empty. Choose a CSV file with a line for each product.',
    hi: 'फ़ाइल ख़ाली है। ऐसी CSV फ़ाइल चुनें जिसमें हर सामान की एक लाइन हो।',
    ml: 'ഫയൽ ശൂന്യമാണ്. ഓരോ സാധനത്തിനും ഒരു വരിയുള്ള CSV ഫയൽ തിരഞ്ഞെടുക്കുക.',
  },
  notCsv: {
    en: 'This is not a CSV file in UTF-8. In the spreadsheet, save it as “CSV UTF-8”, then choose that file.',
    hi: 'यह UTF-8 वाली CSV फ़ाइल नहीं है। स्प्रेडशीट में इसे “CSV UTF-8” में सेव करें, फिर वह फ़ाइल चुनें।',
    ml: 'ഇത് UTF-8 CSV ഫയലല്ല. സ്പ്രെഡ്ഷീറ്റിൽ ഇത് “CSV UTF-8” ആയി സേവ് ചെയ്ത് ആ ഫയൽ തിരഞ്ഞെടുക്കുക.',
  },
  tooManyRows: (most: number): LocalizedText => ({
    en: `The file has more than ${most} rows. Import it in parts.`,
    hi: `फ़ाइल में ${most} से ज़्यादा लाइनें हैं। इसे हिस्सों में लाएँ।`,
    ml: `ഫയലിൽ ${most}-ൽ കൂടുതൽ വരികളുണ്ട്. പല ഭാഗങ്ങളായി ചേർക്കുക.`,
  }),
  quotes: {
    en: 'The file is not valid CSV. Check its quotation marks.',
    hi: 'यह CSV फ़ाइल सही नहीं है। इसके उद्धरण चिह्न (") देखें।',
    ml: 'ഈ CSV ഫയൽ ശരിയല്ല. ഉദ്ധരണി ചിഹ്നങ്ങൾ (") നോക്കുക.',
  },
  quotesIn: (line: number): LocalizedText => ({
    en: `Line ${line} is not valid CSV. Check the quotation marks there.`,
    hi: `लाइन ${line} सही नहीं है। वहाँ के उद्धरण चिह्न (") देखें।`,
    ml: `വരി ${line} ശരിയല്ല. അവിടത്തെ ഉദ്ധരണി ചിഹ്നങ്ങൾ (") നോക്കുക.`,
  }),
  longCell: (line: number, most: number): LocalizedText => ({
    en: `Line ${line} has a cell of more than ${most} characters. Shorten it.`,
    hi: `लाइन ${line} के एक ख़ाने में ${most} से ज़्यादा अक्षर हैं। उसे छोटा करें।`,
    ml: `വരി ${line}-ലെ ഒരു കള്ളിയിൽ ${most}-ൽ കൂടുതൽ അക്ഷരങ്ങളുണ്ട്. ചെറുതാക്കുക.`,
  }),
  manyColumns: (line: number, most: number): LocalizedText => ({
    en: `Line ${line} has more than ${most} columns. Remove the empty ones.`,
    hi: `लाइन ${line} में ${most} से ज़्यादा ख़ाने हैं। ख़ाली ख़ाने हटाएँ।`,
    ml: `വരി ${line}-ൽ ${most}-ൽ കൂടുതൽ കള്ളികളുണ്ട്. ഒഴിഞ്ഞവ നീക്കുക.`,
  }),
  manyLines: (most: number): LocalizedText => ({
    en: `The file has more than ${most} rows with the empty ones. Delete those, or import it in parts.`,
    hi: `ख़ाली लाइनों के साथ फ़ाइल में ${most} से ज़्यादा लाइनें हैं। उन्हें हटाएँ, या हिस्सों में लाएँ।`,
    ml: `ഒഴിഞ്ഞവ ഉൾപ്പെടെ ഫയലിൽ ${most}-ൽ കൂടുതൽ വരികളുണ്ട്. അവ നീക്കുക, അല്ലെങ്കിൽ ഭാഗങ്ങളായി ചേർക്കുക.`,
  }),
  missingColumns: (columns: string, missing: string): LocalizedText => ({
    en: `The first line must name the columns ${columns}. Missing: ${missing}.`,
    hi: `पहली लाइन में इन ख़ानों के नाम चाहिए: ${columns}। ये नहीं हैं: ${missing}।`,
    ml: `ആദ്യ വരിയിൽ ഈ കള്ളികളുടെ പേരുകൾ വേണം: ${columns}. ഇല്ലാത്തവ: ${missing}.`,
  }),
  moreCells: {
    en: 'The row has more cells than the first line. Put a text that contains the separator in quotation marks.',
    hi: 'इस लाइन में पहली लाइन से ज़्यादा ख़ाने हैं। जिस शब्द में अलग करने वाला चिह्न हो, उसे उद्धरण चिह्नों (") में लिखें।',
    ml: 'ഈ വരിയിൽ ആദ്യ വരിയിലേതിലും കൂടുതൽ കള്ളികളുണ്ട്. വേർതിരിക്കുന്ന ചിഹ്നമുള്ള വാക്കുകൾ ഉദ്ധരണി ചിഹ്നങ്ങളിൽ (") എഴുതുക.',
  },
  tooLarge: (megabytes: number): LocalizedText => ({
    en: `The file is larger than ${megabytes} MB. Choose a smaller file, or import the products in parts.`,
    hi: `फ़ाइल ${megabytes} MB से बड़ी है। छोटी फ़ाइल चुनें, या सामान हिस्सों में लाएँ।`,
    ml: `ഫയൽ ${megabytes} MB-യിൽ കൂടുതലാണ്. ചെറിയ ഫയൽ തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ഭാഗങ്ങളായി ചേർക്കുക.`,
  }),
  choose: {
    en: 'Choose a CSV file.',
    hi: 'CSV फ़ाइल चुनें।',
    ml: 'CSV ഫയൽ തിരഞ്ഞെടുക്കുക.',
  },
  notImported: (rows: number): LocalizedText => {
    const faulty = faultyRows(rows);
    return {
      en: `Nothing was imported, because ${faulty.en}. Correct the file and import it again.`,
      hi: `कुछ नहीं बदला, क्योंकि ${faulty.hi}। फ़ाइल ठीक करें और फिर से लाएँ।`,
      ml: `ഒന്നും ചേർത്തില്ല, ${faulty.ml}. ഫയൽ ശരിയാക്കി വീണ്ടും ചേർക്കുക.`,
    };
  },
};

const faultyRows = (rows: number): LocalizedText => ({
  en: rows === 1 ? '1 row has an error' : `${rows} rows have errors`,
  hi: `${rows} लाइनों में ग़लती है`,
  ml: `${rows} വരികളിൽ പിശകുണ്ട്`,
});
