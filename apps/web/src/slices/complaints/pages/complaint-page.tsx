// /shops/complaints/:complaintId and /retailer/complaints/:complaintId: one complaint with its messages.
import { orderNumber } from '@haat/contract/city-ids';
import type { Complaint } from '@haat/contract/complaints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useKnownRow } from '../../../platform/queries/known-row.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { complaintQuery, complaintsQuery, type Side } from '../complaints.api.ts';
import { complaints as words } from '../complaints.messages.ts';
import { ComplaintFacts } from '../components/complaint-facts.tsx';
import { MessageForm } from '../components/message-form.tsx';
import { MessageList } from '../components/message-list.tsx';
import styles from './complaint-page.module.css';

export const CustomerComplaintPage = () => <ComplaintOf side="customer" />;
export const ShopComplaintPage = () => <ComplaintOf side="shop" />;

function ComplaintOf({ side }: { readonly side: Side }) {
  const { complaintId = '' } = useParams();
  const query = useQuery(complaintQuery(side, complaintId));
  const row = useKnownRow(complaintsQuery(side), complaintId, query);
  const known = query.data ?? row;
  return (
    <>
      <PageHead title={known ? words.titleOf(known.number) : words.title} />
      <QueryBoundary
        query={query}
        canBeMissing
        skeleton={<SkeletonList rows={3} height="5rem" />}
        inBrief={row && <Thread complaint={row} side={side} />}
      >
        {(complaint) => <Thread key={complaint.id} complaint={complaint} side={side} />}
      </QueryBoundary>
    </>
  );
}

const orderPaths = { customer: '/shops/order', shop: '/retailer/orders' } as const;

const Thread = ({ complaint, side }: { readonly complaint: Complaint; readonly side: Side }) => (
  <div className={styles.page}>
    <div className={styles.side}>
      <ComplaintFacts complaint={complaint} />
      <ButtonLink isWide to={`${orderPaths[side]}/${complaint.order}`}>
        {words.order(orderNumber(complaint.order))}
      </ButtonLink>
    </div>
    <div className={styles.thread}>
      <MessageList complaint={complaint} side={side} />
      {complaint.state === 'closed' && <Note>{words.closed}</Note>}
      <MessageForm complaint={complaint} side={side} />
    </div>
  </div>
);
