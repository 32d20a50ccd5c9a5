// Says that a form opened with what was typed before, so that nobody sends it unseen.
import type { Fields } from '../../platform/forms/form.ts';
import { Note } from '../feedback/note.tsx';
import { Button } from '../layout/button.tsx';
import { ui } from '../ui.messages.ts';

interface DraftNoteProps {
  readonly form: Pick<Fields<never>, 'isRestored' | 'clearDraft'>;
  /** Says what of the draft is not here again. */
  readonly missing?: string | null;
  /** False when nothing of it is. */
  readonly hasText?: boolean;
}

export const DraftNote = ({
  form: { isRestored, clearDraft },
  missing = null,
  hasText = true,
}: DraftNoteProps) =>
  isRestored &&
  (hasText || missing !== null) && (
    <Note>
      {[hasText && ui.restored, missing].filter(Boolean).join(' ')}{' '}
      <Button kind="quiet" onClick={clearDraft}>
        {ui.clearRestored}
      </Button>
    </Note>
  );
