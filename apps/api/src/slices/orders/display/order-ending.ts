// Who ended an order without its goods, and why.
import type { WithdrawReason } from '@haat/contract/order-endings';
import type { Ended } from '@haat/contract/order-shapes';
import { everywhere, inEach, type LocalizedText } from '../../../platform/localized-text.ts';
import type { HistoryEvent } from './order-history.views.ts';

const endingMessages: Readonly<Record<WithdrawReason, LocalizedText>> = {
  out_of_stock: { en: 'it is out of stock', hi: 'सामान ख़त्म हो गया', ml: 'സാധനം തീർന്നുപോയി' },
  closed: { en: 'the shop is closed', hi: 'दुकान बंद है', ml: 'കട അടച്ചിരിക്കുന്നു' },
  too_far: { en: 'it is too far', hi: 'जगह बहुत दूर है', ml: 'ദൂരം കൂടുതലാണ്' },
  other: { en: 'another reason', hi: 'कोई और वजह', ml: 'മറ്റൊരു കാരണം' },
  not_fetched: { en: 'nobody fetched it', hi: 'कोई लेने नहीं आया', ml: 'ആരും വാങ്ങാൻ വന്നില്ല' },
};

/** A note says more than 'another reason'. Undefined without both. */
export function endingWords(
  reason: WithdrawReason | undefined,
  note: string | null | undefined,
): LocalizedText | undefined {
  if (reason === undefined || (reason === 'other' && note)) return note ? everywhere(note) : undefined;
  const why = endingMessages[reason];
  return note ? inEach((language) => `${why[language]}, ${note}`) : why;
}

type Event = Pick<HistoryEvent, 'toStatus' | 'actorRole' | 'details' | 'note'>;

export function presentEnded(events: readonly Event[]): Ended {
  const end = events.find(({ toStatus }) => toStatus === 'REJECTED' || toStatus === 'CANCELLED');
  // A deliverer ends no order.
  if (!end || end.actorRole === 'deliverer') return null;
  const { actorRole: by, details, note } = end;
  return by === 'operator'
    ? { by, reason: 'other', note: details.reason ?? null }
    : { by, reason: details.ending ?? null, note };
}
