// The deliverer's name and a call button.

import { formatPhone } from '../../../ui/format/phone-number.ts';
import { IconPhone } from '../../../ui/icons/icon-phone.tsx';
import { OutsideLink } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { orders } from '../orders.messages.ts';
import styles from './delivery-agent-card.module.css';

interface DeliveryAgentCardProps {
  readonly agent: { readonly first_name: string; readonly last_name: string; readonly number: string };
}

export const DeliveryAgentCard = ({ agent }: DeliveryAgentCardProps) => (
  <Card className={styles.card}>
    <img src="/pictures/scooter.webp" alt="" width={64} height={64} className={styles.picture} />
    <div className={styles.who}>
      <p className={styles.name}>
        {agent.first_name} {agent.last_name}
      </p>
      <p className={styles.quiet}>{orders.agent}</p>
      <p className={styles.quiet}>{formatPhone(agent.number)}</p>
    </div>
    <OutsideLink
      kind="leaf"
      href={`tel:${agent.number}`}
      icon={<IconPhone size="1.25rem" aria-hidden />}
      className={styles.call}
    >
      {orders.call}
    </OutsideLink>
  </Card>
);
