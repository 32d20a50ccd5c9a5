// What one area adds to the desk. Menu, pages, calls, audit, search, Today and setup are made from these.
import type { EndpointSpec } from '@haat/contract/endpoint';
import type { RecordKind } from '@haat/contract/operator/record';
import type { SetupKey } from '@haat/contract/operator/setup';
import type { Needs } from '@haat/contract/operator/today';
import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactElement } from 'react';

export interface Area {
  /** The operators' calls of each resource. */
  readonly calls?: Calls;
  /** `<Resource>` and `<CustomRoutes>`, with keys. */
  readonly pages?: readonly ReactElement[];
  readonly menu?: readonly MenuEntry[];
  readonly records?: readonly AuditedRecord[];
  readonly needs?: readonly Need[];
  readonly steps?: Partial<SetupSteps>;
  readonly search?: SearchGroup;
  /** Lists and pages to which a person's page leads. */
  readonly ofPerson?: readonly PersonLink[];
}

export type Calls = Readonly<Record<string, ResourceCalls>>;

export interface ResourceCalls {
  readonly list?: EndpointSpec;
  readonly get?: EndpointSpec;
  readonly create?: EndpointSpec;
  readonly update?: EndpointSpec;
  readonly remove?: EndpointSpec;
  /** Answers with a file. */
  readonly export?: EndpointSpec;
  /** Calls on one record that don't edit it, by the last word of their path. */
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
  /** As in the menu. */
  readonly plural: string;
  /** Only if it differs from the kind. */
  readonly singular?: string;
  /** The pages of these resources link to the audit of the record. */
  readonly resources?: readonly string[];
  /** The path of its page, if the record can't be deleted. */
  readonly pathOf?: (id: number) => string;
  /** There is only one such record. */
  readonly isOnlyOne?: true;
  /** Sentences for actions, by the action's word. Others are made from kind and action: 'Shop verified'. */
  readonly acts?: Readonly<Record<string, string>>;
  /** Words for the states that one of its fields has. */
  readonly states?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface PersonLink {
  readonly text: string;
  readonly to: (userId: number) => string;
  readonly isForDeliverers?: true;
}

/** A kind of work that may need an operator. */
export interface Need {
  readonly key: keyof Needs;
  /** The most urgent need has the lowest number. */
  readonly place: number;
  /** The text beside the number. */
  readonly words: (number: number) => string;
  /** The list of these records. Without it, the desk can't help: the words say who can. */
  readonly to?: string;
  /** Somebody waits for their order, or soon everybody will. */
  readonly isUrgent?: true;
}

export type SetupSteps = Readonly<Record<SetupKey, SetupStep>>;

interface SetupStep {
  readonly title: string;
  /** Why the step is needed. */
  readonly why: string;
  readonly Body: ComponentType<StepProps>;
}

/** Props of each step's content. */
export interface StepProps {
  readonly isDone: boolean;
  /** The step is done: go on to the next one. */
  readonly onSaved: () => void;
  /** Something is saved, but the step isn't done. */
  readonly onChanged: () => void;
}

/** A list that the desk's search looks in, and how its hits are shown. */
export interface SearchGroup {
  /** The first group on the page has the lowest number. */
  readonly place: number;
  readonly resource: string;
  readonly title: string;
  readonly isAsked: (search: string) => boolean;
  readonly hitOf: (row: RaRecord) => Hit;
}

interface Hit {
  readonly to: string;
  readonly text: string;
  /** Distinguishes hits with the same text. */
  readonly detail: string;
}

/** `hitOf` gets the resource's rows. */
export const searchGroup = <Row extends RaRecord>(
  group: Omit<SearchGroup, 'hitOf'> & { readonly hitOf: (row: Row) => Hit },
): SearchGroup => ({ ...group, hitOf: (row) => group.hitOf(row as Row) });

export const isAlwaysAsked = (): boolean => true;
