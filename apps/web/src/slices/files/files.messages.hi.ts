import type { Translated } from '../../platform/words.ts';
import type * as english from './files.messages.ts';

export const files: Translated<typeof english.files> = {
  choosePhoto: 'फ़ोटो चुनें',
  removePhoto: 'फ़ोटो हटाएँ',
  photoFailed: 'फ़ोटो नहीं खुली।',
  soundFailed: 'रिकॉर्डिंग नहीं खुली।',
  tryAgain: 'फिर से कोशिश करें',
  photoUnsent: 'फ़ोटो नहीं गई है। फिर से कोशिश करें, या बिना फ़ोटो के आगे बढ़ें।',
  soundUnsent: 'रिकॉर्डिंग नहीं गई है। फिर से कोशिश करें, या उसे हटाएँ।',
  withoutPhoto: 'बिना फ़ोटो के',
  speak: 'बोलकर बताएँ कि घर तक कैसे पहुँचें, ज़्यादा से ज़्यादा 20 सेकंड।',
  speakList: 'बोलकर बताएँ कि क्या चाहिए, ज़्यादा से ज़्यादा 60 सेकंड।',
  stop: (seconds) => `रोकें, ${seconds} सेकंड बाक़ी`,
  deleteRecording: 'रिकॉर्डिंग हटाएँ',
  noMicrophone: 'फ़ोन की सेटिंग में माइक्रोफ़ोन की अनुमति दें, फिर से कोशिश करें।',
  cannotRecord: 'इस ब्राउज़र में रिकॉर्डिंग नहीं हो सकती। आप ‘पहचान की जगह’ में रास्ता लिख सकते हैं।',
  cannotRecordList: 'इस ब्राउज़र में रिकॉर्डिंग नहीं हो सकती। आप लिखकर बता सकते हैं कि क्या चाहिए।',
  pause: 'रोकें',
  soundLength: (seconds) => `0:${String(Math.round(seconds)).padStart(2, '0')}`,
};
