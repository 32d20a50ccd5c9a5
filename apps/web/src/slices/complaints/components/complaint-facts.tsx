// What a complaint is about, where it stands, and its clocks.
import type { Complaint } from '@haat/contract/complaints';
import { formatInstant } from '../../../ui/format/time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { complaints as words } from '../complaints.messages.ts';
import { ComplaintBadge } from './complaint-badge.tsx';
import styles from './complaint-facts.module.css';

/** The shop or an operator has written. */
const isAnswered = ({ messages }: Complaint): boolean => messages.some(({ by }) => by !== 'customer');

export const ComplaintFacts = ({ complaint }: { readonly complaint: Complaint }) => (
  <Card className={styles.card}>
    <div className={styles.ends}>
      <p className={styles.kind}>{words.kinds[complaint.kind]}</p>
      <ComplaintBadge state={complaint.state} />
    </div>
    <p className={styles.line}>{complaint.shop.name}</p>
    {complaint.outcome === null ? (
      <>
        {!isAnswered(complaint) && (
          <p className={styles.line}>{words.answerBy(formatInstant(complaint.answer_by))}</p>
        )}
        <p className={styles.line}>{words.solveBy(formatInstant(complaint.solve_by))}</p>
      </>
    ) : (
      <p className={styles.outcome}>{words.outcomes[complaint.outcome]}</p>
    )}
  </Card>
);
