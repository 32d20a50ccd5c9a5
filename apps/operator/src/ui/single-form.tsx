// A form that is saved once, however often its button is pressed, and not before its pictures are uploaded.
import Box from '@mui/material/Box';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-admin';
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

export function SingleForm({ isSaved, asksBeforeLeaving = false, children, ...form }: SingleFormProps) {
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
      <Box onSubmitCapture={guard} sx={{ display: 'contents' }}>
        <Form {...form}>
          <SubmitEnd isBusy={isBusy} />
          {asksBeforeLeaving && <LeaveQuestion isSaved={isSaved} />}
          {children}
        </Form>
      </Box>
    </HeldSaveContext>
  );
}

/** The validation belongs to a submit as well, so this is more than the time of the call. */
function SubmitEnd({ isBusy }: { readonly isBusy: RefObject<boolean> }) {
  const { isSubmitting, submitCount } = useFormState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a short submit shows only in the count
  useEffect(() => {
    if (!isSubmitting) isBusy.current = false;
  }, [isBusy, isSubmitting, submitCount]);
  return null;
}
