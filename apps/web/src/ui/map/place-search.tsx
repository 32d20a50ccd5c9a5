// Searches a place by its name. Choosing one moves pin and map.
import type { Point } from '@haat/contract/geo';
import { usePlaces } from '../../platform/places/use-places.ts';
import { ComboboxField } from '../fields/combobox-field.tsx';
import { places as words } from '../ui.messages.ts';
import styles from './place-search.module.css';

interface PlaceSearchProps {
  /** Lists places near this point first. */
  readonly near: Point | null;
  readonly onPlace: (point: Point) => void;
}

export function PlaceSearch({ near, onPlace }: PlaceSearchProps) {
  const { text, type, found, choose, outcome } = usePlaces(near, onPlace);
  return (
    <div>
      <ComboboxField
        label={words.search}
        listLabel={words.found}
        value={text}
        onValue={type}
        options={found.map(({ id, name, area }) => ({
          id,
          content: (
            <>
              <span>{name}</span> <span className={styles.area}>{area}</span>
            </>
          ),
        }))}
        onChoose={(id) => {
          const place = found.find((one) => one.id === id);
          if (place) choose(place);
        }}
      />
      <p aria-live="polite" className={styles.line}>
        {outcome && words[outcome]}
      </p>
    </div>
  );
}
