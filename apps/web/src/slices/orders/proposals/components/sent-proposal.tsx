// A shop's own suggestion on its page of the order: it waits for the customer, or nobody answered in time.
import type { Proposal } from '@haat/contract/proposal-shapes';
import { proposals as words } from '../proposals.messages.ts';
import styles from './proposal-card.module.css';
import { ProposedChanges, TimeLeft } from './proposed-changes.tsx';

export const SentProposal = ({ proposal }: { readonly proposal: Proposal }) => (
  <section className={styles.card} aria-labelledby="proposal">
    <h2 id="proposal" className={styles.title}>
      {words.sentTitle}
    </h2>
    <p>{proposal.state === 'open' ? words.waiting : words.expired}</p>
    {proposal.state === 'open' && <TimeLeft proposal={proposal} />}
    <ProposedChanges proposal={proposal} />
  </section>
);
