// Proposals as orders show them.
import type { Language } from '@haat/contract/languages';
import { rupeesOf } from '@haat/contract/money';
import type { LeftOutItem } from '@haat/contract/order-shapes';
import { localNameIn } from '@haat/contract/pack';
import type { ProposedChange } from '@haat/contract/proposal-effect';
import type { ProposalState } from '@haat/contract/proposal-machine';
import type { Proposal } from '@haat/contract/proposal-shapes';
import { and, desc, eq, sql } from 'drizzle-orm';
import { inIds } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { coverBoxOf } from '../../media/index.ts';
import { images } from '../../media/media.tables.ts';
import { atPriceNow, presentSoldBy } from '../../products/index.ts';
import { products } from '../../products/product.tables.ts';
import type { ItemOfOrder } from '../display/order-items.views.ts';
import type { ProposalRow } from './proposal.queries.ts';
import { orderProposals } from './proposal.tables.ts';

export interface ProposalOfOrder extends ProposalRow {
  /** Keys of the substitutes' pictures, by product. */
  readonly coverKeys: ReadonlyMap<number, string | null>;
}

/** The last proposal of each order, by order. */
export async function listProposalsOf(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, ProposalOfOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([orderProposals.cityId, orderProposals.orderId])
    .from(orderProposals)
    .where(inIds(orderProposals.orderId, orderIds))
    .orderBy(orderProposals.cityId, orderProposals.orderId, desc(orderProposals.id));
  const coverKeys = await listCovers(db, rows.flatMap(substitutesOf));
  return new Map(rows.map((row) => [row.orderId, { ...row, coverKeys }]));
}

const substitutesOf = ({ changes }: ProposalRow): number[] =>
  changes.flatMap(({ substitute }) => substitute?.productId ?? []);

async function listCovers(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, key: images.key })
    .from(products)
    .leftJoin(images, eq(images.id, products.coverImageId))
    .where(inIds(products.id, productIds));
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** A proposal whose time is over has expired, also before the job that writes it down has run. */
export const stateOf = ({ state, expiresAt }: ProposalRow, now: Date): ProposalState =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

/** What the agreed proposal took off the order. `items` are those of now. */
export const presentLeftOut = (
  proposal: ProposalRow | undefined,
  items: readonly Pick<ItemOfOrder, 'id' | 'ordered'>[],
  language: Language,
): LeftOutItem[] =>
  (proposal && isAgreed(proposal) ? proposal.changes : [])
    .map(({ itemId, name, names = {}, oldQuantity, ...change }) => ({
      name,
      local_name: localNameIn(names, language),
      ...presentSoldBy(change),
      quantity: oldQuantity - (items.find(({ id }) => id === itemId)?.ordered ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);

const isAgreed = ({ state }: ProposalRow): boolean => state === 'agreed' || state === 'left_out';

interface Reader {
  readonly now: Date;
  readonly timeZone: string;
  readonly language: Language;
}

export const presentProposal = (
  proposal: ProposalOfOrder,
  { now, timeZone, language }: Reader,
): Proposal => ({
  id: proposal.id,
  state: stateOf(proposal, now),
  changes: proposal.changes.map((change) => presentChange(change, proposal.coverKeys, language)),
  note: proposal.note,
  old_amount: rupeesOf(proposal.oldAmountPaise),
  new_amount: rupeesOf(proposal.newAmountPaise),
  expires_at: isoInZone(proposal.expiresAt, timeZone),
});

const presentChange = (
  change: ProposedChange,
  coverKeys: ProposalOfOrder['coverKeys'],
  language: Language,
): Proposal['changes'][number] => ({
  id: change.itemId,
  name: change.name,
  local_name: localNameIn(change.names ?? {}, language),
  ...presentSoldBy(change),
  old_quantity: change.oldQuantity,
  new_quantity: change.newQuantity,
  old_price: rupeesOf(change.oldPricePaise),
  new_price: rupeesOf(change.newPricePaise),
  substitute: change.substitute && {
    product: {
      id: change.substitute.productId,
      name: change.substitute.name,
      local_name: localNameIn(change.substitute.names ?? {}, language),
      price: rupeesOf(change.substitute.pricePaise),
      ...presentSoldBy(change.substitute),
      cover: coverBoxOf(coverKeys.get(change.substitute.productId) ?? null),
    },
    quantity: change.substitute.quantity,
  },
});

/** Products of the shop among these, also deleted ones, at the prices of now. */
export async function listGoods(
  db: Db,
  {
    shopId,
    productIds,
    now,
  }: { readonly shopId: number; readonly productIds: readonly number[]; readonly now: Date },
) {
  const rows = await db
    .select({
      productId: products.id,
      name: products.name,
      names: products.names,
      pricePaise: products.pricePaise,
      offerPaise: products.offerPaise,
      offerUntil: products.offerUntil,
      offerEndsAt: products.offerEndsAt,
      mrpPaise: products.mrpPaise,
      netQuantity: products.netQuantity,
      unit: products.unit,
      isLoose: products.isLoose,
      isDeleted: sql<boolean>`${products.deletedAt} is not null`,
    })
    .from(products)
    .where(and(inIds(products.id, productIds), eq(products.shopId, shopId)));
  return rows.map((row) => atPriceNow(row, now));
}

export type Goods = Awaited<ReturnType<typeof listGoods>>[number];
