// `await confirm(questions.sure, 'Order 12 is cancelled.')`: one question after another, answered by 'Yes' (true) or 'No' (false).
import { noteSession } from '@haat/client/session';
import { useSyncExternalStore } from 'react';
import { ConfirmDialog, type YesKind } from './dialog.tsx';

interface Question {
  readonly id: number;
  readonly text: string;
  readonly yes: YesKind;
  readonly line: string;
  readonly answer: (isYes: boolean) => void;
}

let waiting: readonly Question[] = [];
let nextId = 1;
const watchers = new Set<() => void>();

function change(questions: readonly Question[]): void {
  waiting = questions;
  for (const watcher of watchers) watcher();
}

/** The line says what 'Yes' does. `danger` where it deletes or refuses. */
export function confirm(text: string, line: string, yes: YesKind = 'main'): Promise<boolean> {
  const isSame = noteSession();
  return new Promise((resolve) => {
    const id = nextId++;
    const answer = (isYes: boolean): void => {
      change(waiting.filter((question) => question.id !== id));
      // A 'Yes' of the previous person doesn't count.
      resolve(isYes && isSame());
    };
    change([...waiting, { id, text, yes, line, answer }]);
  });
}

/** Answers all open questions with 'No', because their page is gone. */
export function dismissQuestions(): void {
  for (const question of waiting) question.answer(false);
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Used once, at the root of the app. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribe, () => waiting[0]);
  if (!question) return null;
  return (
    <ConfirmDialog
      key={question.id}
      text={question.text}
      yes={question.yes}
      line={question.line}
      onYes={() => question.answer(true)}
      onNo={() => question.answer(false)}
    />
  );
}
