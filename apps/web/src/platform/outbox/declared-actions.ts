// The declared actions that may wait for a connection, by name. Entries on the phone refer to these names.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { failures } from '../../messages/failures.ts';
import type { successes } from '../../messages/successes.ts';

/** The call of an action, a POST if it doesn't say otherwise. */
export interface Post<Answer> {
  readonly method?: 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  /** Only a type. */
  readonly answer?: Answer;
}

export interface Action<Input, Answer, Name extends string> {
  /** Names the declaration. Its file is in app/action-files.ts. */
  readonly kind: string;
  /** What it changes, such as 'order 12'. The pages of this thing show it. */
  readonly about: (input: Input) => string;
  /** Which action on that thing, if the name of its call doesn't say it. */
  readonly name?: (input: Input) => string;
  /** Names the thing in a toast when its page isn't open. */
  readonly title: (input: Input) => string;
  readonly call: Readonly<Record<Name, (input: Input) => Post<Answer>>>;
  /** The name of its call. */
  readonly which: (input: Input) => Name;
  /** The toast when it fails. */
  readonly failure: (input: Input) => keyof typeof failures;
  readonly success?: keyof typeof successes;
  /** Queries to load again, whether it succeeds or not. */
  readonly invalidates: readonly QueryKey[];
  /** The fingerprint of the session in which it was done, if that was before a wait. */
  readonly owner?: (input: Input) => string | null;
  /**
   * Called before it is sent, to note what it needs. When the answer is lost, the returned function asks the server for
   * the state: undefined if the action wasn't done.
   */
  readonly readDone: (
    input: Input,
    client: QueryClient,
  ) => (signal: AbortSignal) => Promise<Answer | undefined>;
  /** Puts the answer into the cache. Then the queries are loaded again. */
  readonly onDone: (answer: Answer, input: Input, client: QueryClient) => unknown;
  readonly onWaiting?: (client: QueryClient) => void;
  /** The error is undefined when it was too old to be sent. */
  readonly onFailed?: (error: unknown, input: Input, client: QueryClient) => void;
}

/** Its own input and answer are in the entry and the response. */
export type AnyAction = Action<unknown, unknown, string>;

const declared = new Map<string, AnyAction>();

export const declaredActions = (): readonly AnyAction[] => [...declared.values()];

export function declareAction(action: AnyAction): void {
  declared.set(action.kind, action);
}

export const findDeclared = (kind: string): AnyAction | undefined => declared.get(kind);
