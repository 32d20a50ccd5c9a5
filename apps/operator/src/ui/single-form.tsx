// A form that is saved once, however often its button is pressed, and only after its pictures are uploaded. What was typed
// survives a reload.
import Box from '@mui/material/Box';
import { Form } from 'ra-core';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { DraftKeeper } from './draft-keeper.tsx';
import { HeldSaveContext, useHeldSave } from './held-save.ts';
import { LeaveQuestion } from './leave-question.tsx';

interface SingleFormProps {
  readonly defaultValues?: Readonly<Record<string, unknown>>;
  /** True when the record is saved and another page opens. Then the form isn't saved again, and no question opens. */
  readonly isSaved?: RefObject<boolean>;
  /** Asks before somebody leaves with unsaved changes. Otherwise, leaving discards them. */
  readonly asksBeforeLeaving?: boolean;
  readonly children: ReactNode;
}

export function SingleForm({ isSaved, asksBeforeLeaving = false, children, ...rest }: SingleFormProps) {
  const form = useRef<HTMLElement>(null);
  const isBusy = useRef(false);
  const isLeft = useRef(!asksBeforeLeaving);
  const held = useHeldSave();
  const guard = (event: FormEvent<HTMLElement>): void => {
    const { target, currentTarget } = event;
    // React treats a dialog's form as inside this one, although the document doesn't.
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
          {asksBeforeLeaving && <LeaveQuestion isSaved={isSaved} isLeft={isLeft} />}
          <DraftKeeper isSaved={isSaved} isLeft={isLeft} />
          {children}
        </Form>
      </Box>
    </HeldSaveContext>
  );
}

interface SubmitEndProps {
  readonly isBusy: RefObject<boolean>;
  /** The element around the fields. */
  readonly form: RefObject<HTMLElement | null>;
}

/** A submit includes the validation, so this covers more than the call. */
function SubmitEnd({ isBusy, form }: SubmitEndProps) {
  const { isSubmitting, submitCount, errors } = useFormState();
  const hasErrors = Object.keys(errors).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a short submit shows only in the count
  useEffect(() => {
    if (!isSubmitting) isBusy.current = false;
  }, [isBusy, isSubmitting, submitCount]);
  // Outside system: the focus. A field that gets an error while somebody types isn't focused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per submit
  useEffect(() => {
    if (isSubmitting || submitCount === 0 || !hasErrors) return;
    // A group of controls can't be `aria-invalid`, so it has `data-fault`.
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
    const control = field?.querySelector<HTMLElement>('button, input:not([hidden])') ?? field;
    control?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [isSubmitting, submitCount]);
  return null;
}
