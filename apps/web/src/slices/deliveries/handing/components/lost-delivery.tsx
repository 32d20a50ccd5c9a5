// A delivery that an operator gave to another deliverer, or whose request is open again.

import type { Problem } from '@haat/contract/problem';
import { IconPhone } from '@tabler/icons-react';
import { BlankState } from '../../../../ui/feedback/blank-state.tsx';
import { personName } from '../../../../ui/format/person-name.ts';
import { ButtonLink, OutsideLink } from '../../../../ui/layout/button.tsx';
import { deliveries as words } from '../../deliveries.messages.ts';

interface LostDeliveryProps {
  /** Null: nobody yet. */
  readonly deliverer: NonNullable<Problem['deliverer']> | null;
}

export const LostDelivery = ({ deliverer }: LostDeliveryProps) => (
  <BlankState
    picture="scooter"
    title={words.lostTitle}
    line={deliverer ? words.hasIt(nameOf(deliverer)) : words.openAgain}
    action={
      <>
        {deliverer && (
          <OutsideLink
            kind="main"
            isWide
            href={`tel:${deliverer.number}`}
            icon={<IconPhone size="1.25rem" aria-hidden />}
          >
            {words.call}
          </OutsideLink>
        )}
        <ButtonLink kind="plain" isWide to="/deliverer">
          {words.listTitle}
        </ButtonLink>
      </>
    }
  />
);

const nameOf = ({ first_name, last_name, number }: NonNullable<Problem['deliverer']>): string =>
  personName(`${first_name} ${last_name}`, number) || words.another;
