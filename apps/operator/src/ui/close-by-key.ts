/** For a dialog's `onClose`: Escape closes it. A press beside it doesn't, because it may be the second one of a double press. */
export const closeByKey =
  (close: () => void) =>
  (_: unknown, reason: 'escapeKeyDown' | 'backdropClick'): void => {
    if (reason === 'escapeKeyDown') close();
  };
