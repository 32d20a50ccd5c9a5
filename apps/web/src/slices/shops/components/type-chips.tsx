// The shop types as round pictures with names. At most one is pressed.
import type * as shops from '@haat/contract/shops';
import { ChipRow } from '../../../ui/lists/chip-row.tsx';
import { shops as words } from '../shops.messages.ts';

interface TypeChipsProps {
  readonly types: readonly shops.ShopType[];
  readonly selectedId: number | undefined;
  /** Pressing the selected type again passes undefined: all types. */
  readonly onSelect: (id: number | undefined) => void;
}

export const TypeChips = ({ types, selectedId, onSelect }: TypeChipsProps) => (
  <ChipRow
    label={words.types}
    chips={types}
    isPressed={({ id }) => id === selectedId}
    onPress={({ id }) => onSelect(id === selectedId ? undefined : id)}
  />
);
