import type { CashInHand } from '@haat/contract/cash';
import { formatRupees } from '../../ui/format/money.ts';
import { cash as words } from './cash.messages.ts';

/** 'Cash in hand ₹500 · Owed to you ₹60'. What is owed doesn't make the cash less. */
export const inHandWords = ({ held, owed }: CashInHand): string =>
  [words.inHand(formatRupees(held)), owed > 0 && words.owedToYou(formatRupees(owed))]
    .filter(Boolean)
    .join(' · ');
