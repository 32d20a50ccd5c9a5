// Saves what was typed on several cards with one press. Each card is sent by itself, so one refusal stops no other.
import type * as products from '@haat/contract/products';
import { useMutation } from '@tanstack/react-query';
import { failures } from '../../../messages/failures.ts';
import { toastFailure } from '../../../platform/toast.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { saveCards } from '../retailer-products.api.ts';
import { retailerProducts as words } from '../retailer-products.messages.ts';
import { type CardEdits, changeOf, countChanges } from '../use-card-edits.ts';

interface SaveAllProps {
  readonly edits: CardEdits;
  /** The cards with something unsaved. */
  readonly changed: readonly products.Product[];
}

export function SaveAll({ edits, changed }: SaveAllProps) {
  const saving = useMutation(saveCards);
  const save = (): void => {
    const changes = changed.flatMap((product) => changeOf(edits, product) ?? []);
    if (changes.length > 0)
      saving.mutate({ changes, onSaved: edits.noteSaved, onRefused: edits.noteRefused }, { onSuccess: tell });
  };
  return (
    <Button kind="main" isWide isBusy={saving.isPending} onClick={save}>
      {words.saveAll(countChanges(edits, changed))}
    </Button>
  );
}

const tell = (refused: number): void => {
  if (refused > 0) toastFailure(failures.saveProduct);
};
