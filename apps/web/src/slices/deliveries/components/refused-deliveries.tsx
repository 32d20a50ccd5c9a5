// Leads to the deliveries of which something was refused that had waited for a connection. Their pages say why.
import { outbox } from '../../../messages/outbox.ts';
import { useRefusals } from '../../../platform/outbox/use-outbox.ts';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { aboutAnyDelivery, idIn } from '../deliveries.api.ts';
import { trip } from '../trip/trip.messages.ts';

export function RefusedDeliveries() {
  const titles = new Map(useRefusals(aboutAnyDelivery).map((entry) => [idIn(entry), entry.title]));
  return [...titles].map(([id, title]) => (
    <Reason
      key={id}
      text={outbox.notDoneNamed(title)}
      way={{ to: `/deliverer/delivery/${id}`, name: trip.open }}
    />
  ));
}
