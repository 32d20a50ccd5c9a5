// What a slice declares in its index.ts for the whole server. The app, the terminal, own-data and the desk read it.
import type { Language } from '@haat/contract/languages';
import type { OwnData } from '@haat/contract/own-data';
import type { slices as contracts, NeedKey, SetupKey, SliceName } from '@haat/contract/slices';
import type { SQL } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/database.ts';
import type { TableClasses } from '../platform/distribute.ts';
import type { Files } from '../platform/files.ts';
import type { RowPages } from '../platform/row-pages.ts';
import type { Slice } from '../platform/slice-context.ts';
import type { Contacts } from '../support-contacts.ts';

interface Parts {
  /** Registers its routes, subscribers, sweeps and services. */
  readonly start: Slice;
  /** Where the rows of its tables are in a distributed PostgreSQL. */
  readonly tables?: Partial<TableClasses>;
  /** What it keeps about a person, for the export of their data. */
  readonly ownData?: Partial<OwnLists>;
  /** The support contacts that operators have saved. Pages show them before those of the settings. */
  readonly savedContacts?: (db: Db) => Promise<Contacts>;
}

type OwnLists = {
  readonly [Name in Exclude<keyof OwnData, 'user'>]-?: (
    db: Db,
    whose: Whose,
  ) => RowPages<NonNullable<OwnData[Name]>[number]>;
};

export interface Whose {
  readonly actor: Pick<Actor, 'userId' | 'sessionId'>;
  readonly now: Date;
  /** The store of the contents of files. */
  readonly files: Files;
  /** Of the orders' histories, the notifications and the sessions' devices. */
  readonly language: Language;
}

/** How many need an operator, and when the newest began. */
interface Needs<Key extends NeedKey> {
  readonly count: (db: Db, now: Date) => Promise<Readonly<Record<Key, number>>>;
  /** Null: there is none. The conditions are those of `count`. */
  readonly newest: (db: Db, now: Date) => Promise<Readonly<Record<Key, Date | null>>>;
}

/** Which steps of a new village are done. */
type Steps<Key extends SetupKey> = (config: Config) => Readonly<Record<Key, SQL<boolean>>>;

type Contract<Name extends SliceName> = (typeof contracts)[Name];
type NeedsOf<Name extends SliceName> =
  Contract<Name> extends { readonly needs: readonly (infer Key extends NeedKey)[] }
    ? { readonly needs: Needs<Key> }
    : { readonly needs?: never };
type StepsOf<Name extends SliceName> =
  Contract<Name> extends { readonly steps: infer Places }
    ? { readonly steps: Steps<Extract<keyof Places, SetupKey>> }
    : { readonly steps?: never };

/** With all that the contract lists of the slice. */
export type Manifest<Name extends SliceName> = Parts & NeedsOf<Name> & StepsOf<Name>;

/** Of any slice. */
export interface AnyManifest extends Parts {
  readonly needs?: {
    readonly count: (db: Db, now: Date) => Promise<Readonly<Partial<Record<NeedKey, number>>>>;
    readonly newest: (db: Db, now: Date) => Promise<Readonly<Partial<Record<NeedKey, Date | null>>>>;
  };
  readonly steps?: (config: Config) => Readonly<Partial<Record<SetupKey, SQL<boolean>>>>;
}
