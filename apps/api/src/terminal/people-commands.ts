import type { Db, Tx } from '../platform/database.ts';
import { commandLine } from '../platform/release.ts';
import { StartError } from '../platform/start-error.ts';
import {
  blockUser,
  endSessions,
  findCityByNameOrId,
  makeDeliverer,
  makeOperator,
  takeOperatorRole,
  unblockUser,
} from '../slices/accounts/index.ts';
import { dismissDeliverer } from '../slices/deliveries/index.ts';
import { resetSecondFactor } from '../slices/second-factor/index.ts';
import { type Commands, inOneTx, numberOnly, readNumber, refusedWith, requireUserId } from './terminal.ts';

export const peopleCommands: Commands = {
  'make-operator': {
    usage: 'make-operator +91NUMBER',
    does: 'gives a person the operator role, and adds the person if the number is new',
    read: numberOnly(async (tx, number) => {
      const { changed } = await refusedWith(
        'operator.cannot_block',
        `${number} is blocked. Unblock them first: ${commandLine(`unblock ${number}`)}`,
        makeOperator(tx, number),
      );
      return changed ? `${number} is an operator.` : `${number} is already an operator.`;
    }),
  },
  'unmake-operator': {
    usage: 'unmake-operator +91NUMBER',
    does: 'takes the operator role away',
    read: numberOnly(async (tx, number) => {
      const userId = await requireUserId(tx, number);
      const { changed } = await refusedWith(
        'operator.last',
        `${number} is the only operator. Make another one first: ${commandLine('make-operator +91NUMBER')}`,
        takeOperatorRole(tx, null, userId),
      );
      return changed ? `${number} is no longer an operator.` : `${number} was not an operator.`;
    }),
  },
  'make-deliverer': {
    usage: 'make-deliverer +91NUMBER CITY',
    does: 'makes a person a deliverer, and adds the person if the number is new; CITY is a name or an id',
    read: (words) => {
      const { number, rest } = readNumber(words);
      return rest === '' ? undefined : inOneTx((tx, db) => deliverer(tx, db, number, rest));
    },
  },
  'dismiss-deliverer': {
    usage: 'dismiss-deliverer +91NUMBER',
    does: 'takes the deliverer role away; deliveries not yet picked up become open requests',
    read: numberOnly(async (tx, number) => {
      const userId = await requireUserId(tx, number);
      const { changed } = await dismissDeliverer(tx, null, { userId });
      return changed ? `${number} is no longer a deliverer.` : `${number} was not a deliverer.`;
    }),
  },
  block: {
    usage: 'block +91NUMBER',
    does: 'signs a person out everywhere and refuses sign-ins until unblock',
    read: numberOnly(async (tx, number) => {
      const userId = await requireUserId(tx, number);
      const { changed } = await refusedWith(
        'operator.cannot_block',
        `${number} is an operator. Take the role away first: ${commandLine(`unmake-operator ${number}`)}`,
        blockUser(tx, null, userId),
      );
      return changed ? `${number} is blocked.` : `${number} is already blocked.`;
    }),
  },
  unblock: {
    usage: 'unblock +91NUMBER',
    does: 'lets a blocked person sign in again',
    read: numberOnly(async (tx, number) => {
      const { changed } = await unblockUser(tx, null, await requireUserId(tx, number));
      return changed ? `${number} can sign in again.` : `${number} was not blocked.`;
    }),
  },
  'end-sessions': {
    usage: 'end-sessions +91NUMBER',
    does: 'signs a person out on all devices; they can sign in again',
    read: numberOnly(async (tx, number) => {
      const ended = await endSessions(tx, null, await requireUserId(tx, number));
      if (ended === 0) return `${number} was not signed in.`;
      return `${number} is signed out on ${ended} ${ended === 1 ? 'device' : 'devices'}.`;
    }),
  },
  'reset-second-factor': {
    usage: 'reset-second-factor +91NUMBER',
    does: "removes an operator's passkeys, authenticator app and recovery codes, for example after a lost phone",
    read: numberOnly(async (tx, number) => {
      const reset = await resetSecondFactor(tx, null, await requireUserId(tx, number));
      if (!reset) return `${number} had no second factor.`;
      return `${number} has no second factor any more. Removed: ${removedWords(reset)}.`;
    }),
  },
};

function removedWords({ hadApp, passkeys }: { readonly hadApp: boolean; readonly passkeys: number }): string {
  const counted = passkeys === 0 ? [] : [`${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`];
  return [...(hadApp ? ['the authenticator app'] : []), ...counted, 'the recovery codes'].join(', ');
}

async function deliverer(tx: Tx, db: Db, number: string, place: string): Promise<string> {
  const city = await findCityByNameOrId(db, place);
  if (city === undefined) throw new StartError(`There is no city '${place}'.`);
  const { changed } = await makeDeliverer(tx, number, city.id);
  return changed
    ? `${number} is a deliverer in ${city.name}.`
    : `${number} is already a deliverer in ${city.name}.`;
}
