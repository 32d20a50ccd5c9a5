// Names in other languages, as requests send them and as searches find them.
import { type LocalNames, localNameIn } from '@haat/contract/pack';
import { inEach, type LocalizedText } from './localized-text.ts';

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

interface Named {
  readonly name: string;
  readonly names: LocalNames;
}

/** The name that each reader sees. */
export const nameWords = ({ name, names }: Named): LocalizedText =>
  inEach((language) => localNameIn(names, language) ?? name);

/** All names of a thing as one text, for searches. */
export const everyName = ({ name, names }: Named): string =>
  [name, names.hi, names.ml].filter(Boolean).join(' ');

/** As the audit keeps them. */
export const recordedNames = ({ hi, ml }: LocalNames) => ({ name_hi: hi ?? null, name_ml: ml ?? null });
