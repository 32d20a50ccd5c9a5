// Calls that the server refuses until the operator gives the second factor. A dialog asks for it, then they are sent again.
import { isApiError } from '@haat/client/api-error';
import { onSessionEnd } from '@haat/client/session';

const needs = ['factor.missing', 'factor.required', 'factor.again'] as const;
export type FactorAsked = (typeof needs)[number];

let asked: FactorAsked | undefined;
let waiting: ((isGiven: boolean) => void)[] = [];
/** How often it was given on this page. */
let times = 0;
const listeners = new Set<() => void>();

onSessionEnd(() => settleFactor(false));

/** What the dialog asks for. Undefined: there is no dialog. */
export const factorAsked = (): FactorAsked | undefined => asked;

/** Returns a function to stop. */
export function onFactorAsked(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** The dialog's end. All waiting calls are sent again, or fail. */
export function settleFactor(isGiven: boolean): void {
  if (isGiven) times += 1;
  const ended = waiting;
  waiting = [];
  setAsked(undefined);
  for (const end of ended) end(isGiven);
}

/** Sends a call. If it needs the second factor, waits for the dialog and sends it again. */
export async function withFactor<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const timesBefore = times;
  try {
    return await send();
  } catch (error) {
    const need = isApiError(error) ? needs.find((code) => code === error.code) : undefined;
    // It may have been given while this call was on its way.
    if (!need || (times === timesBefore && !(await ask(need)))) throw error;
    return withFactor(send);
  }
}

function ask(need: FactorAsked): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!asked || needs.indexOf(need) < needs.indexOf(asked)) setAsked(need);
  });
}

function setAsked(next: FactorAsked | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}
