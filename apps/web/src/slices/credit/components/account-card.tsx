// An account in a list: the other side's name, what is owed, and how much is left to use.
import type { CreditAccount } from '@haat/contract/credit';
import { Link } from 'react-router';
import { classes } from '../../../ui/classes.ts';
import { formatRupees } from '../../../ui/format/money.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { credit as words } from '../credit.messages.ts';
import styles from './account-card.module.css';
import { CreditBadge } from './credit-badge.tsx';

interface AccountCardProps {
  readonly account: CreditAccount;
  readonly name: string;
  readonly to: string;
  /** Its book is on the page. */
  readonly isShown?: boolean;
}

export const AccountCard = ({ account, name, to, isShown = false }: AccountCardProps) => (
  <Card className={classes(styles.card, isShown && styles.shown)}>
    <div className={styles.ends}>
      <Link to={to} className={styles.name} aria-current={isShown || undefined}>
        {name}
      </Link>{' '}
      <p className={styles.owed}>{formatRupees(account.balance)}</p>
    </div>{' '}
    <div className={styles.ends}>
      <p className={styles.line}>{words.leftIs(formatRupees(Math.max(0, account.left)))}</p>{' '}
      <CreditBadge account={account} />
    </div>
  </Card>
);
