// A place by its name: choosing one moves pin and map.
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import type { Point } from '@haat/contract/geo';
import { Combobox, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../fields/text-field.tsx';
import styles from './place-search.module.css';
import { places as words } from './places.messages.ts';
import { usePlaces } from './use-places.ts';

interface PlaceSearchProps {
  /** What is near here comes first. */
  readonly near: Point | null;
  readonly onPlace: (point: Point) => void;
}

export function PlaceSearch({ near, onPlace }: PlaceSearchProps) {
  const { text, type, found, choose, line } = usePlaces(near, onPlace);
  const [isOpen, setIsOpen] = useState(false);
  const combobox = useCombobox({
    opened: isOpen && found.length > 0,
    onOpenedChange: setIsOpen,
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const close = (): void => {
    setIsOpen(false);
    combobox.resetSelectedOption();
  };
  const submit = (id: string): void => {
    const place = found.find((one) => one.id === id);
    close();
    if (place) choose(place);
  };
  return (
    <div className={styles.search}>
      <Combobox store={combobox} onOptionSubmit={submit} withinPortal={false} hideDetached={false}>
        <Combobox.Target withExpandedAttribute>
          <TextField
            label={words.search}
            value={text}
            enterKeyHint="search"
            onChange={(event) => {
              type(event.currentTarget.value);
              setIsOpen(true);
              combobox.resetSelectedOption();
            }}
            onBlur={close}
            onKeyDown={keepForm}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={styles.found}>
          <Combobox.Options aria-label={words.found}>
            {found.map(({ id, name, area }) => (
              <Combobox.Option key={id} value={id} className={styles.place}>
                <span>{name}</span> <span className={styles.area}>{area}</span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <p aria-live="polite" className={styles.line}>
        {line}
      </p>
    </div>
  );
}

/** Enter chooses a place; it does not send the form around, of which this is no field. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
