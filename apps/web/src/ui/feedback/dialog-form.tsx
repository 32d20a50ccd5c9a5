// The fields of a dialog. Enter in a field does the same as the dialog's 'Yes'.
import type { ReactNode, Ref } from 'react';

interface DialogFormProps {
  readonly ref?: Ref<HTMLFormElement>;
  readonly className?: string | undefined;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

export const DialogForm = ({ ref, className, isBusy, onSend, children }: DialogFormProps) => (
  <form
    ref={ref}
    noValidate
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      if (!isBusy) onSend();
    }}
  >
    {children}
    {/* A press of Enter sends a form with several fields only through a submit button. */}
    <button type="submit" hidden />
  </form>
);
