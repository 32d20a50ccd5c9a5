// The notebook of the demo retailer: people who don't use the app, what they owed before, and what they took at the counter.
import type { Tx } from '@haat/api/platform/database';
import { addEntry, openPaperAccount } from '@haat/api/slices/credit';
import { at } from './at.ts';
import type { OpenedShop } from './load-shops.ts';
import type { NotebookLine, Village } from './village/types.ts';

interface Needed {
  readonly shops: ReadonlyMap<string, OpenedShop>;
  /** When the people came, so that those of the notebook belong to the demo. */
  readonly founded: Date;
  readonly now: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

export async function loadNotebook(
  tx: Tx,
  { notebook }: Village,
  { shops, founded, now }: Needed,
): Promise<void> {
  const [main] = [...shops.values()];
  if (!main) return;
  const shop = { userId: main.retailerId, side: 'shop' } as const;
  const lines: (NotebookLine & { readonly accountId: number })[] = [];
  for (const { number, name, limitRupees, openingRupees, lines: ofAccount } of notebook) {
    const accountId = await openPaperAccount(at(tx, founded), shop, {
      number,
      name,
      limitPaise: limitRupees * 100,
      openingPaise: openingRupees * 100,
    });
    for (const line of ofAccount) lines.push({ ...line, accountId });
  }
  lines.sort((one, other) => other.daysAgo - one.daysAgo);
  for (const { accountId, daysAgo, kind, rupees, note } of lines) {
    const time = new Date(now.getTime() - daysAgo * dayMs);
    await addEntry(at(tx, time), shop, { accountId, kind, amountPaise: rupees * 100, note });
  }
  at(tx, now);
}
