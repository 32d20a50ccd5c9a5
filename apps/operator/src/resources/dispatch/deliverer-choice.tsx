// The deliverers with what they carry and hold. One is chosen.
import type { Dispatch, DispatchDeliverer, NextStop } from '@haat/contract/operator/dispatch';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { rupees } from '../../ui/format.ts';
import { Part } from '../../ui/part.tsx';

interface DelivererChoiceProps {
  readonly board: Dispatch;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

export const DelivererChoice = ({
  board: { deliverers, next_stops },
  chosen,
  onChoose,
}: DelivererChoiceProps) => (
  <Part title="Deliverers">
    {deliverers.length === 0 && <Typography>No deliverers yet.</Typography>}
    <RadioGroup
      aria-label="Deliverers"
      sx={{ gap: 1 }}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={(_, id) => onChoose(Number(id))}
    >
      {deliverers.map((deliverer) => (
        <FormControlLabel
          key={deliverer.id}
          value={String(deliverer.id)}
          control={<Radio />}
          label={`${deliverer.name}: ${stateWords(deliverer, nextOf(next_stops, deliverer))}`}
        />
      ))}
    </RadioGroup>
  </Part>
);

const nextOf = (stops: readonly NextStop[], { id }: DispatchDeliverer): NextStop | undefined =>
  stops.find(({ deliverer }) => deliverer === id);

const stateWords = ({ is_on_duty, active, held }: DispatchDeliverer, next: NextStop | undefined): string =>
  [
    ...(is_on_duty ? [] : ['off duty']),
    active === 1 ? '1 active delivery' : `${active} active deliveries`,
    `${rupees(held)} in hand`,
    ...(next ? [`next at ${next.name}`] : []),
  ].join(', ');
