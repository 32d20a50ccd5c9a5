import { shownName } from '@haat/contract/pack';
import { useId } from 'react';
import styles from './checkbox-group.module.css';

interface Choice {
  readonly id: number;
  readonly name: string;
  readonly local_name?: string | null;
}

interface CheckboxGroupProps {
  readonly label: string;
  readonly description?: string;
  readonly choices: readonly Choice[];
  readonly checkedIds: readonly number[];
  readonly onToggle: (id: number) => void;
}

export function CheckboxGroup({ label, description, choices, checkedIds, onToggle }: CheckboxGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={description && `${id}-more`} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {description && (
        <p id={`${id}-more`} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.choice}>
            <input
              type="checkbox"
              checked={checkedIds.includes(choice.id)}
              onChange={() => onToggle(choice.id)}
              className={styles.box}
            />
            <span>{shownName(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
