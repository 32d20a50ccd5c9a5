// A form that is saved once, however often its button is pressed, and not before its pictures are uploaded.
import Box from '@mui/material/Box';
import { Form } from 'ra-core';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { HeldSaveContext, useHeldSave } from './held-save.ts';
import { LeaveQuestion } from './leave-question.tsx';

interface SingleFormProps {
  readonly defaultValues?: Readonly<Record<string, unknown>>;
  /** True when the record is saved and another page opens. Then the form isn't saved again, and nobody is asked to stay. */
  readonly isSaved?: RefObject<boolean>;
  /** Asks before somebody leaves with changes. */
  readonly asksBeforeLeaving?: boolean;
  readonly children: ReactNode;
}

export function SingleForm({ isSaved, asksBeforeLeaving = false, children, ...rest }: SingleFormProps) {
  const form = useRef<HTMLElement>(null);
  const isBusy = useRef(false);
  const held = useHeldSave();
  const guard = (event: FormEvent<HTMLElement>): void => {
    const { target, currentTarget } = event;
    // A dialog's form is inside for React, but not in the document.
    if (!(target instanceof HTMLFormElement && currentTarget.contains(target))) return;
    const isRefused = isBusy.current || isSaved?.current === true || held.keep(target);
    if (!isRefused) isBusy.current = true;
    else {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <HeldSaveContext value={held.context}>
      <Box ref={form} onSubmitCapture={guard} sx={{ display: 'contents' }}>
        <Form {...rest} noValidate>
          <SubmitEnd isBusy={isBusy} form={form} />
          {asksBeforeLeaving && <LeaveQuestion isSaved={isSaved} />}
          {children}
        </Form>
      </Box>
    </HeldSaveContext>
  );
}

interface SubmitEndProps {
  readonly isBusy: RefObject<boolean>;
  /** Around the fields. */
  readonly form: RefObject<HTMLElement | null>;
}

/** The validation belongs to a submit as well, so this is more than the time of the call. */
function SubmitEnd({ isBusy, form }: SubmitEndProps) {
  const { isSubmitting, submitCount, errors } = useFormState();
  const hasErrors = Object.keys(errors).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a short submit shows only in the count
  useEffect(() => {
    if (!isSubmitting) isBusy.current = false;
  }, [isBusy, isSubmitting, submitCount]);
  // The focus belongs to the document. A field that gets an error while somebody types doesn't take it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per submit
  useEffect(() => {
    if (isSubmitting || submitCount === 0 || !hasErrors) return;
    // A group of controls can't be `aria-invalid`. It says so with `data-fault`.
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
    const control = field?.querySelector<HTMLElement>('button, input:not([hidden])') ?? field;
    control?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [isSubmitting, submitCount]);
  return null;
}
