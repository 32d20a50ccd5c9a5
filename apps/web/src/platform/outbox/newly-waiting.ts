// Tells the sending that an action now waits, because no answer came in time or because others wait.
let listener: (() => void) | undefined;

/** Only the sending listens. Returns a function to stop. */
export function onNewlyWaiting(send: () => void): () => void {
  listener = send;
  return () => {
    listener = undefined;
  };
}

export const noteNewlyWaiting = (): void => listener?.();
