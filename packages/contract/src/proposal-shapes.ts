// A proposal as an order shows it.
import * as T from 'typebox';
import { soldByFields } from './pack-shapes.ts';
import { missingWishes, proposalStates } from './proposal-machine.ts';
import { CoverBox, Id, Instant, LocalName, Rupees } from './schema.ts';

export const MissingWish = T.Enum(missingWishes, { type: 'string' });

const Substitute = T.Object({
  product: T.Object({
    id: Id,
    name: T.String(),
    local_name: LocalName,
    price: Rupees,
    ...soldByFields,
    cover: CoverBox,
  }),
  quantity: T.Integer(),
});

/** `id` is the item's. Prices are of one piece or step. */
const ProposedChange = T.Object({
  id: Id,
  name: T.String(),
  local_name: LocalName,
  ...soldByFields,
  old_quantity: T.Integer(),
  new_quantity: T.Integer(),
  old_price: Rupees,
  new_price: Rupees,
  substitute: T.Union([Substitute, T.Null()]),
});

/** Amounts are the order's, with its delivery cost, before the proposal and if the customer agrees. */
export const Proposal = T.Object({
  id: Id,
  state: T.Enum(proposalStates, { type: 'string' }),
  changes: T.Array(ProposedChange),
  note: T.String(),
  old_amount: Rupees,
  new_amount: Rupees,
  expires_at: Instant,
});
export type Proposal = T.Static<typeof Proposal>;
