// The fields of a dialog. Enter in a field does the same as the dialog's 'Yes'.
import type { ReactNode, Ref } from 'react';

interface DialogFormProps {
  /** Its `click` sends the form. Safari has `requestSubmit` only since version 16. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly className?: string | undefined;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

export const DialogForm = ({ ref, className, isBusy, onSend, children }: DialogFormProps) => (
  <form
    noValidate
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      if (!isBusy) onSend();
    }}
  >
    {children}
    {/* A press of Enter sends a form with several fields only through a submit button. */}
    <button ref={ref} type="submit" hidden />
  </form>
);
