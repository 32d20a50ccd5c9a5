// Kinds of store as round pictures with their names; one may be pressed.
import type * as shops from '@haat/contract/shops';
import { ChipRow } from '../../../ui/lists/chip-row.tsx';
import { shops as words } from '../shops.messages.ts';

interface TypeChipsProps {
  readonly types: readonly shops.ShopType[];
  readonly selectedId: number | undefined;
  /** The pressed one again means: all of them. */
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
