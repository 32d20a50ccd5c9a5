// Names in other languages, as requests send them and as searches find them.
import type { LocalNames } from '@haat/contract/pack';

interface SentNames {
  readonly hi?: string | null;
  readonly ml?: string | null;
}

/** Undefined when the request doesn't name them. Null removes all. */
export function readNames(sent: SentNames | null | undefined): LocalNames | undefined {
  if (sent === undefined) return undefined;
  const { hi, ml } = sent ?? {};
  return { ...(hi ? { hi } : {}), ...(ml ? { ml } : {}) };
}

/** All names of a thing as one text, for searches. */
export const everyName = ({ name, names }: { readonly name: string; readonly names: LocalNames }): string =>
  [name, names.hi, names.ml].filter(Boolean).join(' ');

/** As the audit keeps them. */
export const recordedNames = ({ hi, ml }: LocalNames) => ({ name_hi: hi ?? null, name_ml: ml ?? null });
