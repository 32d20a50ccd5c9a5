// What a part of the desk brings with it. Menu, pages, calls, audit, search, Today and setup are made from these.
import type { EndpointSpec } from '@haat/contract/endpoint';
import type { RecordKind } from '@haat/contract/operator/record';
import type { SetupKey } from '@haat/contract/operator/setup';
import type { Needs } from '@haat/contract/operator/today';
import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactElement } from 'react';

export interface Area {
  /** The operators' calls of each resource, as the contract has them. */
  readonly calls?: Calls;
  /** `<Resource>` and `<CustomRoutes>`, with keys. */
  readonly pages?: readonly ReactElement[];
  readonly menu?: readonly MenuEntry[];
  readonly records?: readonly AuditedRecord[];
  readonly needs?: readonly Need[];
  readonly steps?: Partial<SetupSteps>;
  readonly search?: SearchGroup;
}

export type Calls = Readonly<Record<string, ResourceCalls>>;

export interface ResourceCalls {
  readonly list?: EndpointSpec;
  readonly get?: EndpointSpec;
  readonly create?: EndpointSpec;
  readonly update?: EndpointSpec;
  readonly remove?: EndpointSpec;
  /** Answers a file. */
  readonly export?: EndpointSpec;
  /** Calls on one record that are no edit, by their last word. */
  readonly actions?: Readonly<Record<string, EndpointSpec>>;
}

export interface MenuEntry {
  readonly group: 'today' | 'work' | 'people' | 'delivery' | 'goods' | 'blog' | 'desk';
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType;
}

/** A kind of record in the audit. */
export interface AuditedRecord {
  readonly kind: RecordKind;
  /** As the menu says it. */
  readonly plural: string;
  /** Where it isn't the kind itself. */
  readonly singular?: string;
  /** Their pages lead to the audit of the record. */
  readonly resources?: readonly string[];
  /** Its page, if the record can't have been deleted. */
  readonly pathOf?: (id: number) => string;
  /** There is only one. */
  readonly isOnlyOne?: true;
  /** Sentences for what was done, by its word. Others are made from both words: 'Shop verified'. */
  readonly acts?: Readonly<Record<string, string>>;
}

/** What may need an operator. */
export interface Need {
  readonly key: keyof Needs;
  /** The most urgent need has the lowest. */
  readonly place: number;
  /** Stands beside the number. */
  readonly words: (number: number) => string;
  /** The list that shows them. */
  readonly to: string;
  /** Somebody waits for their order. */
  readonly isUrgent?: true;
}

export type SetupSteps = Readonly<Record<SetupKey, SetupStep>>;

interface SetupStep {
  readonly title: string;
  /** Why it is needed. */
  readonly why: string;
  readonly Body: ComponentType<StepProps>;
}

/** What the content of each step gets. */
export interface StepProps {
  readonly isDone: boolean;
  /** Done: go on to the next step. */
  readonly onSaved: () => void;
  /** Something is saved, but the step goes on. */
  readonly onChanged: () => void;
}

/** Where the search of the desk looks, and how what it finds reads. */
export interface SearchGroup {
  /** The first group on the page has the lowest. */
  readonly place: number;
  readonly resource: string;
  readonly title: string;
  readonly isAsked: (search: string) => boolean;
  readonly hitOf: (row: RaRecord) => Hit;
}

interface Hit {
  readonly to: string;
  readonly text: string;
  /** Tells hits of the same text apart. */
  readonly detail: string;
}

/** `hitOf` gets the resource's rows. */
export const searchGroup = <Row extends RaRecord>(
  group: Omit<SearchGroup, 'hitOf'> & { readonly hitOf: (row: Row) => Hit },
): SearchGroup => ({ ...group, hitOf: (row) => group.hitOf(row as Row) });

export const isAlwaysAsked = (): boolean => true;
