// Chooses the deliverer who takes over an order.

import type { DelivererRecord } from '@haat/contract/operator/deliverers';
import type { OrderRecord } from '@haat/contract/operator/orders';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { person } from '../../ui/format.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { BlankState, FailedState, LoadingState } from '../../ui/states.tsx';

interface HandOverDialogProps {
  readonly order: OrderRecord;
  readonly onClose: () => void;
}

const ignored = () => undefined;

export function HandOverDialog({ order, onClose }: HandOverDialogProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState('');
  const [fault, setFault] = useState<string>();
  const act = useAct({ success: 'Order handed over', onSuccess: onClose });
  const { data, error, isPending, refetch } = useDeliverers(order.city.id);
  const others = data?.filter(({ id }) => id !== order.deliverer?.id && id !== order.customer.id) ?? [];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setFault(chosen === '' ? 'Choose a deliverer.' : undefined);
    if (chosen !== '' && !act.isPending)
      act.mutate({ action: 'hand_over', body: { deliverer: Number(chosen) } });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>Hand over to another deliverer</DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <Typography sx={{ mb: 2 }}>The order keeps its state. Both deliverers are notified.</Typography>
          {isPending && <LoadingState />}
          {error && <FailedState error={error} onRetry={() => void refetch()} />}
          {data && others.length === 0 && (
            <BlankState title="No other deliverer">
              Take on another deliverer for {order.city.name} first.
            </BlankState>
          )}
          {others.length > 0 && (
            <SelectField
              label="Deliverer"
              value={chosen}
              choices={[['', 'Choose'], ...others.map(choiceOf)]}
              onChange={setChosen}
              error={fault ?? (act.error ? sentenceOf(act.error) : undefined)}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Keep as it is</Button>
          <Button type="submit" variant="contained" disabled={others.length === 0} loading={act.isPending}>
            Hand over
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const useDeliverers = (city: number) =>
  useGetList<DelivererRecord>(
    'deliverers',
    { pagination: { page: 1, perPage: 100 }, filter: { city } },
    { onError: ignored },
  );

const choiceOf = (one: DelivererRecord): readonly [string, string] => [
  String(one.id),
  `${person(one)}, ${one.active_deliveries} active`,
];
