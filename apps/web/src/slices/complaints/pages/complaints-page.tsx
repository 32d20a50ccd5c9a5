// /shops/complaints and /retailer/complaints: the complaints of a customer, or about a shop.
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { complaintPath } from '../complaint-path.ts';
import { complaintsQuery, type Side } from '../complaints.api.ts';
import { complaints as words } from '../complaints.messages.ts';
import { ComplaintCard } from '../components/complaint-card.tsx';
import styles from './complaints-page.module.css';

export const CustomerComplaintsPage = () => (
  <Complaints side="customer" line={words.customerLine} noneLine={words.noneOfCustomer} />
);

export const ShopComplaintsPage = () => (
  <Complaints side="shop" line={words.shopLine} noneLine={words.noneOfShop} />
);

interface ComplaintsProps {
  readonly side: Side;
  readonly line: string;
  readonly noneLine: string;
}

function Complaints({ side, line, noneLine }: ComplaintsProps) {
  const list = usePagedList(complaintsQuery(side));
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <p className={styles.line}>{line}</p>
      <QueryBoundary
        query={list}
        skeleton={<SkeletonList height="6.5rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<BlankState picture="parcel" title={words.none} line={noneLine} />}
      >
        {(found) => (
          <CardGrid label={words.title} list={found} keyOf={({ id }) => id} rowHeight={108} minRem={22}>
            {(complaint) => <ComplaintCard complaint={complaint} to={complaintPath(side, complaint.id)} />}
          </CardGrid>
        )}
      </QueryBoundary>
    </div>
  );
}
