// The open requests of a slot, to tick.
import { orderNumber } from '@haat/contract/city-ids';
import type { Dispatch, DispatchRequest } from '@haat/contract/operator/dispatch';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { shortTime } from '../../ui/format.ts';
import { Part } from '../../ui/part.tsx';

interface SlotRequestsProps {
  readonly slot: Dispatch['slots'][number];
  readonly ticked: readonly number[];
  readonly onTick: (order: number, isTicked: boolean) => void;
}

export const SlotRequests = ({ slot: { start, end, requests }, ticked, onTick }: SlotRequestsProps) => (
  <Part title={`${shortTime(start)}–${end.slice(11, 16)}`}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {requests.map((request) => (
        <li key={request.order}>
          <FormControlLabel
            sx={{ alignItems: 'flex-start', m: 0 }}
            control={
              <Checkbox
                checked={ticked.includes(request.order)}
                onChange={(_, isTicked) => onTick(request.order, isTicked)}
              />
            }
            label={<Request request={request} />}
          />
        </li>
      ))}
    </Box>
  </Part>
);

const piecesWords = (pieces: number): string => (pieces === 1 ? '1 piece' : `${pieces} pieces`);

const Request = ({ request }: { readonly request: DispatchRequest }) => (
  <>
    <Typography component="span" sx={{ display: 'block', fontWeight: 600, pt: 1 }}>
      {`Order ${orderNumber(request.order)}: ${request.shop.name} to ${request.area}`}
    </Typography>
    <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
      {`${piecesWords(request.pieces)}, open since ${shortTime(request.since)}${request.packed_at === null ? '' : ', packed'}`}
    </Typography>
  </>
);
