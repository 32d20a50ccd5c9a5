// A number field on a card with its own save button.
import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Button, ignoreDoubleTap } from '../../../ui/layout/button.tsx';
import { retailerProducts as words } from '../retailer-products.messages.ts';
import styles from './inline-number.module.css';

interface InlineNumberProps {
  readonly label: string;
  readonly saveLabel: string;
  readonly text: string;
  /** It differs from the server's value. */
  readonly isChanged: boolean;
  readonly fault: string | null;
  readonly decimals: 0 | 2 | 3;
  readonly sign?: ReactNode;
  readonly state: 'idle' | 'busy' | 'saved';
  /** The id of the product's name, for screen readers. */
  readonly describedBy: string;
  readonly reason?: string | null;
  readonly onType: (text: string) => void;
  readonly onSave: () => void;
}

export function InlineNumber(props: InlineNumberProps) {
  const { label, saveLabel, text, isChanged, fault, decimals, sign, state, describedBy, reason } = props;
  const id = useId();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (state !== 'busy') props.onSave();
  };
  return (
    <form noValidate className={styles.row} onSubmit={save}>
      <NumberField
        id={id}
        label={label}
        decimals={decimals}
        leading={sign}
        value={text}
        error={fault}
        className={styles.field}
        onChange={props.onType}
      />
      <Button
        type="submit"
        kind="plain"
        onClick={ignoreDoubleTap}
        isBusy={state === 'busy'}
        aria-describedby={describedBy}
      >
        {saveLabel}
      </Button>
      {reason !== undefined && (
        <div className={styles.changed}>
          <Reason text={reason} />
        </div>
      )}
      {isChanged && <p className={styles.unsaved}>{words.notSaved}</p>}
      <p role="status" className={styles.saved}>
        {state === 'saved' && !isChanged ? words.saved : ''}
      </p>
    </form>
  );
}
