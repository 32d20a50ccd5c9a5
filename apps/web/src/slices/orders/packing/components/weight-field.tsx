// What a loose item weighs. What is typed stays until the server has it, also after a refusal and a reload.
import { isApiError } from '@haat/client/api-error';
import { type LooseGoods, smallUnitOf } from '@haat/contract/loose';
import type * as orders from '@haat/contract/orders';
import { shownName } from '@haat/contract/pack';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reasonFor, wordsOf } from '../../../../messages/order-errors.ts';
import { useDraft } from '../../../../platform/forms/drafts.ts';
import type { OutboxEntry } from '../../../../platform/outbox/outbox-entries.ts';
import { useShownRefusal, useWaiting } from '../../../../platform/outbox/use-outbox.ts';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../../ui/feedback/waiting-note.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { formatAmount, formatLoose } from '../../../../ui/format/amount.ts';
import { formatRupees } from '../../../../ui/format/money.ts';
import { Button, ignoreDoubleTap } from '../../../../ui/layout/button.tsx';
import { aboutWeight, readWeight, type Weight, weighItem, weightDraft } from '../packing.api.ts';
import { packing as words } from '../packing.messages.ts';
import styles from './weight-field.module.css';

export type LooseItem = orders.Order['items'][number] & LooseGoods;

interface WeightFieldProps {
  readonly orderId: number;
  readonly item: LooseItem;
}

/** More digits are no weight. */
const mostTyped = 9_999_999;

/** Empty takes a weight back. */
function faultOf(text: string, { weighed }: LooseItem): string | null {
  if (text.trim() === '' && weighed !== null) return null;
  const weight = readWeight(text);
  return weight > 0 && weight <= mostTyped ? null : words.notAWeight;
}

/** The sum says that a weight is saved. */
const orderedWords = (item: LooseItem): string =>
  item.weighed === null
    ? words.ordered(formatAmount(item))
    : words.weighed(formatAmount(item), formatRupees(item.amount));

export function WeightField({ orderId, item }: WeightFieldProps) {
  const { text, type, save, fault, reason, isBusy, waiting } = useWeight(orderId, item);
  return (
    <form noValidate aria-label={shownName(item.product)} className={styles.weight} onSubmit={save}>
      <NumberField
        label={words.weight[smallUnitOf(item)]}
        description={orderedWords(item)}
        decimals={0}
        value={text}
        error={fault}
        className={styles.field}
        onChange={type}
      />
      <Button type="submit" kind="plain" onClick={ignoreDoubleTap} isBusy={isBusy}>
        {words.saveWeight}
      </Button>
      <div className={styles.note}>
        {waiting && <WaitingNote what={[waitingWords(item, waiting)]} />}
        <Reason text={reason} />
      </div>
    </form>
  );
}

function useWeight(orderId: number, item: LooseItem) {
  const about = aboutWeight(orderId, item.id);
  const [typed, setTyped] = useDraft<string | null>(weightDraft(item.id), null);
  const [fault, setFault] = useState<string | null>(null);
  const weighing = useMutation(weighItem);
  const waiting = useWaiting(about).at(-1);
  const refused = useShownRefusal(about);
  const text = typed ?? (item.weighed === null ? '' : String(item.weighed));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = faultOf(text, item);
    setFault(wrong);
    if (wrong !== null || weighing.isPending) return;
    const weighed = text.trim() === '' ? null : readWeight(text);
    weighing.mutate({ id: orderId, itemId: item.id, weighed });
  };
  return {
    text,
    type(entered: string): void {
      setTyped(entered);
      setFault(null);
      weighing.reset();
    },
    save,
    fault: fault ?? weightFault(weighing.error),
    reason: refused ? refusedWords(refused) : reasonFor(weighing.error),
    isBusy: weighing.isPending,
    waiting,
  };
}

/** The server knows how much the city allows. */
const weightFault = (error: unknown): string | null =>
  isApiError(error) ? (error.fields.weighed ?? null) : null;

/** The only faults that are known later are above the margin, and items that have changed. */
const refusedWords = ({ refusal }: OutboxEntry): string =>
  refusal?.code && refusal.code !== 'input.invalid' ? wordsOf(refusal.code) : words.tooHeavy;

function waitingWords(item: LooseItem, { input }: OutboxEntry): string {
  const { weighed } = input as Weight; // of `weighItem`
  return `${shownName(item.product)}, ${weighed === null ? '–' : formatLoose(item, weighed)}`;
}
