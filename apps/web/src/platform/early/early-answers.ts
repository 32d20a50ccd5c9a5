// Answers to the calls that the page started before the app (start-early.ts). Each is used at most once, by the first equal call.
import { onSessionEnd } from '@haat/client/session';
import { nextTask } from '../loading/next-task.ts';

interface EarlyAnswers {
  /** The headers of all these calls, as JSON: the person and the language. */
  readonly headers: string;
  readonly byUrl: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    haatEarly?: EarlyAnswers | undefined;
  }
}

/** Undefined when no such call was started. Rejects when it failed, or when `signal` is aborted. */
export function takeEarly(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<Response> | undefined {
  const early = window.haatEarly;
  if (early?.headers !== JSON.stringify(headers)) return undefined;
  const started = early.byUrl.get(url);
  early.byUrl.delete(url);
  const answer = started && inTurn(started);
  return answer && (signal ? untilAborted(answer, signal) : answer);
}

let turn = Promise.resolve();

/** Most answers come before the app. Drawing all at once would keep a slow processor from answering taps. */
function inTurn(answer: Promise<Response>): Promise<Response> {
  turn = turn.then(nextTask);
  return turn.then(() => answer);
}

/** Answers read before a write, or by another screen, may be outdated. */
export function dropEarly(): void {
  window.haatEarly = undefined;
}

onSessionEnd(dropEarly);

const untilAborted = (answer: Promise<Response>, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
