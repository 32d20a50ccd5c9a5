// What is being typed into forms. This tab keeps it over a reload. Sending a form deletes its drafts, and the end of the
// session deletes all of them. After a 401 this page holds them in memory, and only the same person gets them back
// (docs/decisions/0058).
import { tabStorage } from '@haat/client/device-storage';
import { useEffect, useState } from 'react';

const prefix = 'haat.draft.';

/** The signed-in person's id. */
let person: number | undefined;
/** What the refused session had typed, by key. */
let setAside: { readonly owner: number; readonly drafts: ReadonlyMap<string, string> } | undefined;

/** What changes a draft on the page, given its name. */
const rewriting = new Set<(name: string, rewrite: (draft: unknown) => unknown) => void>();
/** What clears the values of the forms on the page, given the name of a draft. */
const clearing = new Set<(name: string) => void>();

const draftKeys = (): readonly string[] => tabStorage.keys().filter((key) => key.startsWith(prefix));

/** Undefined when there is none. Only `keepDraft` writes it, so it has the form's type. */
export function readDraft<Draft>(name: string): Draft | undefined {
  const text = tabStorage.getItem(prefix + name);
  return text === null ? undefined : (JSON.parse(text) as Draft);
}

/** `start` is what the form shows without a draft. */
function keepDraft<Draft>(name: string, draft: Draft, start: Draft): void {
  const text = JSON.stringify(draft);
  if (text === JSON.stringify(start)) tabStorage.removeItem(prefix + name);
  else tabStorage.setItem(prefix + name, text);
}

/** A form has several drafts. The names of the others begin with its own, such as 'address new pin'. */
const isOf = (form: string, name: string): boolean => name === form || name.startsWith(`${form} `);

const draftsOf = (form: string): readonly string[] =>
  draftKeys().filter((key) => isOf(form, key.slice(prefix.length)));

export const hasDrafts = (form: string): boolean => draftsOf(form).length > 0;

/** Call this when the form was sent. */
export function dropDrafts(form: string): void {
  for (const key of draftsOf(form)) tabStorage.removeItem(key);
}

/** Gives all values of the open form their start again. */
export function clearDrafts(form: string): void {
  for (const clear of clearing) clear(form);
}

/** Changes a draft, also while no page shows it. */
export function rewriteDraft<Draft>(name: string, rewrite: (draft: Draft) => Draft): void {
  const draft = readDraft<Draft>(name);
  if (draft !== undefined) tabStorage.setItem(prefix + name, JSON.stringify(rewrite(draft)));
  for (const one of rewriting) one(name, rewrite as (value: unknown) => unknown); // the form of this name has such a draft
}

/** A value of a form that survives a reload. Without a name, it doesn't. */
export function useDraft<Value>(name: string | null, start: Value) {
  const [first] = useState(start);
  const [value, setValue] = useState<Value>(() => (name === null ? undefined : readDraft(name)) ?? first);
  // Outside system: this tab's storage. Only a change is kept, so that a sent draft doesn't come back.
  useEffect(() => {
    if (name !== null) keepDraft(name, value, first);
  }, [name, value, first]);
  // Outside system: `clearDrafts`, which the form's note calls, and `rewriteDraft`, which an answer calls.
  useEffect(() => {
    const change = (changed: string, rewrite: (draft: unknown) => unknown): void => {
      if (name === changed) setValue((before) => rewrite(before) as Value); // its caller knows the form
    };
    rewriting.add(change);
    const clear = (form: string): void => {
      if (name !== null && isOf(form, name)) setValue(first);
    };
    clearing.add(clear);
    return () => {
      clearing.delete(clear);
      rewriting.delete(change);
    };
  }, [name, first]);
  return [value, setValue] as const;
}

/** A value of a dialog. Closing the dialog deletes its draft, so that an amount never comes back unseen. */
export function useDialogDraft<Value>(name: string, start: Value) {
  // Outside system: this tab's storage. A page that is thrown away doesn't close its dialogs.
  useEffect(() => () => dropDrafts(name), [name]);
  return useDraft(name, start);
}

/** Call this with the signed-in person. Somebody else never gets what was set aside. */
export function giveDraftsTo(personId: number | undefined): void {
  person = personId;
  if (personId === undefined || !setAside) return;
  if (setAside.owner === personId) for (const [key, text] of setAside.drafts) tabStorage.setItem(key, text);
  setAside = undefined;
}

/** Call this before a refused session's storage is emptied. */
export function setDraftsAside(): void {
  if (person === undefined) return;
  const drafts = new Map(draftKeys().map((key) => [key, tabStorage.getItem(key) ?? '']));
  setAside = { owner: person, drafts };
}

/** Call this when the person signs out. */
export function forgetSetAside(): void {
  setAside = undefined;
}
