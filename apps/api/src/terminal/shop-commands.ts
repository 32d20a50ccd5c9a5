import type { Tx } from '../platform/database.ts';
import { StartError } from '../platform/start-error.ts';
import { restoreShop, type ShopStateChange, suspendShop, verifyShop } from '../slices/shops/index.ts';
import { type Commands, inOneTx, refusedWith } from './terminal.ts';

const reasonMax = 500;

export const shopCommands: Commands = {
  'verify-shop': {
    usage: 'verify-shop ID',
    does: 'shows a shop to customers, also a suspended one',
    read: (words) => {
      const id = readId(words);
      return id === undefined ? undefined : inOneTx((tx) => verify(tx, id));
    },
  },
  'suspend-shop': {
    usage: 'suspend-shop ID REASON…',
    does: 'hides a shop from customers; its retailer sees the reason',
    read: (words) => {
      const [, digits = '', reason = ''] = /^(\d+)\s+(.+)$/s.exec(words) ?? [];
      const id = readId(digits);
      if (id === undefined) return undefined;
      if (reason.length > reasonMax) {
        throw new StartError(`The reason may have at most ${reasonMax} characters.`);
      }
      return inOneTx((tx) => suspend(tx, id, reason));
    },
  },
  'restore-shop': {
    usage: 'restore-shop ID',
    does: 'shows a suspended shop to customers again',
    read: (words) => {
      const id = readId(words);
      return id === undefined ? undefined : inOneTx((tx) => restore(tx, id));
    },
  },
};

function readId(words: string): number | undefined {
  return /^\d{1,16}$/.test(words) ? Number(words) : undefined;
}

async function verify(tx: Tx, shopId: number): Promise<string> {
  const { name, isChanged } = await known(shopId, verifyShop(tx, null, shopId));
  return `Shop ${shopId} (${name}) is ${isChanged ? 'verified' : 'already verified'}.`;
}

async function suspend(tx: Tx, shopId: number, reason: string): Promise<string> {
  const { name, isChanged } = await known(shopId, suspendShop(tx, null, { shopId, reason }));
  return `Shop ${shopId} (${name}) is ${isChanged ? 'suspended' : 'already suspended'}.`;
}

async function restore(tx: Tx, shopId: number): Promise<string> {
  const { name, isChanged } = await known(shopId, restoreShop(tx, null, shopId));
  return `Shop ${shopId} (${name}) ${isChanged ? 'is no longer suspended' : 'was not suspended'}.`;
}

const known = (shopId: number, change: Promise<ShopStateChange>): Promise<ShopStateChange> =>
  refusedWith('not_found', `Shop ${shopId} does not exist.`, change);
