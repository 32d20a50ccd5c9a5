// Chooses the deliverer to assign or hand an order to.

import type { DelivererRecord } from '@haat/contract/operator/deliverers';
import type { OrderRecord } from '@haat/contract/operator/orders';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { closeByKey } from '../../ui/close-by-key.ts';
import { personAndNumber } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { BlankState, FailedState, LoadingState } from '../../ui/states.tsx';
import type { ActionDialogProps } from './action-dialog-props.ts';

const words = {
  assign: {
    title: 'Assign to a deliverer',
    text: 'The deliverer gets it at once, as if they had accepted it. Customer and deliverer are notified.',
    verb: 'Assign',
    success: 'Order assigned',
    none: 'No deliverer',
    first: 'Take on a deliverer',
  },
  hand_over: {
    title: 'Hand over to another deliverer',
    text: 'The order keeps its state. Both deliverers are notified.',
    verb: 'Hand over',
    success: 'Order handed over',
    none: 'No other deliverer',
    first: 'Take on another deliverer',
  },
};

interface HandOverDialogProps extends ActionDialogProps {
  /** `assign` chooses the first deliverer, `hand_over` another one. */
  readonly action: 'assign' | 'hand_over';
}

const ignored = () => undefined;

export function HandOverDialog(props: HandOverDialogProps) {
  const { action, order, change, onClose } = props;
  const { title, text, verb, none, first } = words[action];
  const titleId = useId();
  const { data, others, error, isPending, refetch } = useOthers(order);
  const { chosen, setChosen, chosenFault, isBusy, submit } = useHandOver(props);
  return (
    <Dialog open onClose={closeByKey(onClose)} aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <Typography sx={{ mb: 2 }}>{text}</Typography>
          {change && <Notice>{change}</Notice>}
          {isPending && <LoadingState />}
          {error && <FailedState error={error} onRetry={() => void refetch()} />}
          {data && others.length === 0 && (
            <BlankState title={none}>
              {first} for {order.city.name} first.
            </BlankState>
          )}
          {others.length > 0 && (
            <SelectField
              label="Deliverer"
              value={chosen}
              choices={[['', 'Choose'], ...others.map(choiceOf)]}
              onChange={setChosen}
              error={chosenFault}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Go back</Button>
          <Button type="submit" variant="contained" disabled={others.length === 0} loading={isBusy}>
            <span>{verb}</span>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useHandOver({ action, isLooking, fault, lookAgain, onClose }: HandOverDialogProps) {
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const act = useAct({ success: words[action].success, onSuccess: onClose, onConflict: onClose });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsMissing(chosen === '');
    if (chosen === '' || isLooking || act.isPending) return;
    if (lookAgain) lookAgain();
    else act.mutate({ action, body: { deliverer: Number(chosen) } });
  };
  const chosenFault = isMissing ? 'Choose a deliverer.' : act.error ? sentenceOf(act.error) : fault;
  return { chosen, setChosen, chosenFault, isBusy: isLooking || act.isPending, submit };
}

/** The possible deliverers. */
function useOthers({ city, deliverer, customer }: OrderRecord) {
  const { data, error, isPending, refetch } = useGetList<DelivererRecord>(
    'deliverers',
    { pagination: { page: 1, perPage: 100 }, filter: { city: city.id } },
    { onError: ignored },
  );
  const others = data?.filter(({ id }) => id !== deliverer?.id && id !== customer.id) ?? [];
  return { data, others, error, isPending, refetch };
}

/** Two deliverers may have the same name. */
const choiceOf = (one: DelivererRecord): readonly [string, string] => [
  String(one.id),
  `${personAndNumber(one)}, ${one.active_deliveries} active`,
];
