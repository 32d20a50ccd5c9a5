// What had waited for a connection and was refused later: bags picked up together, and steps of deliveries, whose pages say why.
import { outbox } from '../../../messages/outbox.ts';
import { useRefusals, useShownRefusal } from '../../../platform/outbox/use-outbox.ts';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { aboutAnyDelivery, aboutTrip, idIn } from '../deliveries.api.ts';
import { refusedWords } from '../refused-words.ts';
import { trip } from '../trip/trip.messages.ts';

export function RefusedDeliveries() {
  const titles = new Map(useRefusals(aboutAnyDelivery).map((entry) => [idIn(entry), entry.title]));
  const together = useShownRefusal(aboutTrip);
  return (
    <>
      <Reason text={together && `${trip.pickUpAll}: ${refusedWords(together)}`} />
      {[...titles].map(([id, title]) => (
        <Reason
          key={id}
          text={outbox.notDoneNamed(title)}
          way={{ to: `/deliverer/delivery/${id}`, name: trip.open }}
        />
      ))}
    </>
  );
}
