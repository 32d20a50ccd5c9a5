// Says that a form opened with what was typed before, so that nobody sends it unseen.
import type { Fields } from '../../platform/forms/form.ts';
import { Note } from '../feedback/note.tsx';
import { Button } from '../layout/button.tsx';
import { ui } from '../ui.messages.ts';

interface DraftNoteProps {
  readonly form: Pick<Fields<never>, 'isRestored' | 'clearDraft'>;
}

export const DraftNote = ({ form: { isRestored, clearDraft } }: DraftNoteProps) =>
  isRestored && (
    <Note>
      {ui.restored}{' '}
      <Button kind="quiet" onClick={clearDraft}>
        {ui.clearRestored}
      </Button>
    </Note>
  );
