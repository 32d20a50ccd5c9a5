// Kinds of store as round pictures with their names; one may be pressed.
import type { shops } from '@haat/contract';
import { shops as words } from '../../../messages/shops.ts';
import { ChipRow } from '../../../ui/chip-row.tsx';

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
