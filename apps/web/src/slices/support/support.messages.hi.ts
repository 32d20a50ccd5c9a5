import type { Translated } from '../../platform/words.ts';
import type * as english from './support.messages.ts';

export const support: Translated<typeof english.support> = {
  title: 'हम आपकी क्या मदद करें?',
  line: 'हमें फ़ोन करें, लिखें, या कोई सामान या सुविधा माँगें।',
  call: 'फ़ोन करें',
  write: 'हमें लिखें',
  grievanceOfficer: 'शिकायत अधिकारी',
  addRequest: 'सामान या सुविधा माँगें',
  share: 'शेयर करें',
  copyByHand: 'लिंक कॉपी नहीं हो सका। यहाँ से कॉपी करें:',
  shareText: 'सामान आपके दरवाज़े तक',
  requestTitle: 'हम क्या जोड़ें?',
  requestLine: 'ऐसा सामान माँगें जो किसी दुकान में नहीं है, या ऐप में कुछ नया।',
  submit: 'भेजें',
  notSubmitted: 'अनुरोध नहीं भेजा जा सका',
  submitted: 'अनुरोध भेज दिया',
  yourRequests: 'आपके अनुरोध',
  answer: 'जवाब',
  statuses: { open: 'जवाब का इंतज़ार है', answered: 'जवाब आ गया', closed: 'बंद' },
};
