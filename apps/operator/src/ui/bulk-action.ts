// What can be done with several rows of a list.
import type { ReactNode } from 'react';
import type { ActOnOne } from '../providers/use-each.ts';
import { count } from './format.ts';

export interface BulkAction<Row> {
  /** 'Verify' of 'Verify 3 shops'. */
  readonly verb: string;
  /** The button that says yes, where the verb alone could mean no. */
  readonly confirm?: string;
  /** 'verified' of '3 shops verified'. */
  readonly done: string;
  /** What happens then. */
  readonly text: string;
  /** Stands below the text. */
  readonly details?: (rows: readonly Row[]) => ReactNode;
  readonly isAllowed: (row: Row) => boolean;
  readonly act: ActOnOne<Row>;
  /** Asks for one reason for all of them, of at most so many characters. */
  readonly reasonLength?: number;
  /** Takes something away from people. */
  readonly isSevere?: true;
}

export interface Bulk<Row> {
  /** 'shop' and 'shops'. */
  readonly nouns: readonly [one: string, several: string];
  readonly nameOf: (row: Row) => string;
  readonly actions: readonly BulkAction<Row>[];
}

/** '1 shop', '3 shops'. */
export const someOf = (number: number, [one, several]: Bulk<never>['nouns']): string =>
  `${count(number)} ${number === 1 ? one : several}`;
