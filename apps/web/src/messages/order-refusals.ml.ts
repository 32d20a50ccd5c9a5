import type { Translated } from '../platform/words.ts';
import { formatRupees } from '../ui/format/money.ts';
import type * as english from './order-refusals.ts';
import { formatWait } from './wait.ts';

const afterWait = (seconds = 60): string => `${formatWait(seconds)} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`;
const movedOn = 'ഇതിനിടെ ഓർഡറിന് മാറ്റം വന്നു. ഇപ്പോഴത്തെ നിലയാണ് ഇവിടെ കാണുന്നത്.';

export const orderRefusals: Translated<typeof english.orderRefusals> = {
  'account.incomplete': 'നിങ്ങൾ പേര് നൽകിയിട്ടില്ല. പേര് നൽകിയിട്ട് ഓർഡർ ചെയ്യുക.',
  'prefetch.refused': '‘പുതിയ ഡെലിവറികൾ’ തുറന്ന് അവിടെ സ്വീകരിക്കുക.',
  'cart.empty': 'കാർട്ടിൽ ഒന്നുമില്ല. ഓർഡർ ചെയ്തുകഴിഞ്ഞിരിക്കാം: നിങ്ങളുടെ ഓർഡറുകൾ നോക്കുക.',
  'cart.changed': 'വില മാറി. പുതിയ തുക നോക്കിയിട്ട് വീണ്ടും ഓർഡർ ചെയ്യുക.',
  'slot.unavailable': 'ഈ സമയത്ത് ഒഴിവില്ല, അല്ലെങ്കിൽ സമയം കഴിഞ്ഞുപോയി. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക.',
  'order.too_many_open':
    'നിങ്ങളുടെ പല ഓർഡറുകളും കടയുടെ മറുപടിക്കായി കാത്തിരിക്കുന്നു. മറുപടി കിട്ടുംവരെ കാത്തിരിക്കുക, അല്ലെങ്കിൽ ഒന്ന് റദ്ദാക്കുക.',
  'order.too_many': ({ retryAfter, atShop }) =>
    `കഴിഞ്ഞ ഒരു മണിക്കൂറിൽ ${atShop ? 'ഈ കടയിൽ ' : ''}നിങ്ങൾ ഒരുപാട് ഓർഡർ നൽകി. ${afterWait(retryAfter)}${atShop ? ' അല്ലെങ്കിൽ മറ്റൊരു കടയിൽ നിന്ന് വാങ്ങുക.' : ''}`,
  'order.changed': 'തുക മാറി. പുതിയ തുക വാങ്ങി വീണ്ടും ശ്രമിക്കുക.',
  'order.cannot_accept': 'ഈ ഓർഡർ ഇനി സ്വീകരിക്കാനാവില്ല. ഇപ്പോഴത്തെ നിലയാണ് ഇവിടെ കാണുന്നത്.',
  'order.cannot_reject': 'ഈ ഓർഡർ ഇനി നിരസിക്കാനാവില്ല. ഇപ്പോഴത്തെ നിലയാണ് ഇവിടെ കാണുന്നത്.',
  'order.cannot_cancel': 'ഈ ഓർഡർ ഇനി റദ്ദാക്കാനാവില്ല. ഇപ്പോഴത്തെ നിലയാണ് ഇവിടെ കാണുന്നത്.',
  'order.cannot_propose': movedOn,
  'proposal.over': 'ഈ നിർദ്ദേശം കഴിഞ്ഞുപോയി. ഇപ്പോഴത്തെ സ്ഥിതിയാണ് ഇവിടെ കാണുന്നത്.',
  'proposal.nothing_left': 'ഓർഡറിൽ ഒന്നും ബാക്കിയുണ്ടാവില്ല. പകരം നിരസിക്കുകയോ റദ്ദാക്കുകയോ ചെയ്യുക.',
  'order.cannot_verify': 'ഈ ഓർഡർ ഇനി പരിശോധിക്കാനാവില്ല. ഇപ്പോഴത്തെ നിലയാണ് ഇവിടെ കാണുന്നത്.',
  'delivery.taken': 'ഈ ഡെലിവറി മറ്റൊരു ഏജന്റ് ഏറ്റെടുത്തുകഴിഞ്ഞു.',
  'delivery.cannot_pick_up': movedOn,
  'delivery.cannot_deliver': movedOn,
  'delivery.cannot_complete': movedOn,
  'order.cannot_change': 'ഓർഡർ പൂർത്തിയായി, അതിനാൽ ഇനി ഇത് മാറ്റാനാവില്ല.',
  'order.cannot_pay': 'ഇതിന് ഇനി പണമടയ്ക്കാനാവില്ല. അടയ്ക്കാനുള്ള തുക ഇവിടെ കാണാം.',
  'payment.amount': ({ due }) =>
    due === undefined
      ? 'തുക മാറി. പുതിയ തുക നോക്കിയിട്ട് വീണ്ടും ശ്രമിക്കുക.'
      : `ഇപ്പോൾ അടയ്ക്കാനുള്ളത് ${formatRupees(due)}. തുകകൾ മാറ്റിയിട്ട് വീണ്ടും ശ്രമിക്കുക.`,
  'answer.late': 'ഇതിന് നേരത്തേ മറുപടി നൽകിക്കഴിഞ്ഞു. ആ മറുപടിയാണ് ഇവിടെ കാണുന്നത്.',
  'upi.none': 'ഈ കട UPI എടുക്കുന്നില്ല. മറ്റൊരു വഴി തിരഞ്ഞെടുക്കുക.',
};
