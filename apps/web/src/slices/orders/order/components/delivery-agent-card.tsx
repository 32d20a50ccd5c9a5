import { IconPhone } from '@tabler/icons-react';
import { formatPhone } from '../../../../ui/format/phone-number.ts';
import { OutsideLink } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Drawing } from '../../../../ui/pictures/drawing.tsx';
import { orders } from '../../orders.messages.ts';
import { agentName } from '../agent-name.ts';
import styles from './delivery-agent-card.module.css';

interface DeliveryAgentCardProps {
  readonly agent: { readonly first_name: string; readonly last_name: string; readonly number: string };
}

export function DeliveryAgentCard({ agent }: DeliveryAgentCardProps) {
  const name = agentName(agent);
  // Empty after the account was deleted.
  const hasNumber = agent.number !== '';
  return (
    <Card className={styles.card}>
      <Drawing name="scooter" px={64} className={styles.picture} />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        {name !== orders.agent && <p className={styles.quiet}>{orders.agent}</p>}
        {hasNumber && <p className={styles.quiet}>{formatPhone(agent.number)}</p>}
      </div>
      {hasNumber && (
        <OutsideLink
          kind="leaf"
          href={`tel:${agent.number}`}
          icon={<IconPhone size="1.25rem" aria-hidden />}
          className={styles.call}
        >
          {orders.call}
        </OutsideLink>
      )}
    </Card>
  );
}
