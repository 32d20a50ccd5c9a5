// An action on several rows of a list.
import type { ReactNode } from 'react';
import type { ActOnOne } from '../providers/use-each.ts';
import { count } from './format.ts';

export interface BulkAction<Row> {
  /** 'Verify' in 'Verify 3 shops'. */
  readonly verb: string;
  /** The confirming button, when the verb alone would be ambiguous. */
  readonly confirm?: string;
  /** 'verified' in '3 shops verified'. */
  readonly done: string;
  /** What will happen. */
  readonly text: string;
  /** Shown below the text. */
  readonly details?: (rows: readonly Row[]) => ReactNode;
  readonly isAllowed: (row: Row) => boolean;
  readonly act: ActOnOne<Row>;
  /** Asks for one reason for all rows, of at most this many characters. */
  readonly reasonLength?: number;
  /** It takes something away from people. */
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
