// A person's own requests, newest first, with the operators' answers.
import type * as contract from '@haat/contract/support';
import { useNow } from '../../../platform/now.ts';
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { formatAgo } from '../../../ui/format/time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx';
import { requestsQuery } from '../support.api.ts';
import { support } from '../support.messages.ts';
import styles from './own-requests.module.css';

export function OwnRequests() {
  const query = usePagedList(requestsQuery());
  // Most people have none, so nothing shows while it loads.
  const isShown = query.data ? query.data.items.length > 0 : query.isError || query.isPaused;
  if (!isShown) return null;
  return (
    <section aria-labelledby="own-requests" className={styles.section}>
      <h2 id="own-requests" className={styles.title}>
        {support.yourRequests}
      </h2>
      <QueryBoundary query={query} skeleton={null}>
        {(list) => (
          <InfiniteList label={support.yourRequests} list={list} keyOf={(item) => item.id} rowHeight={112}>
            {(item) => <RequestCard request={item} />}
          </InfiniteList>
        )}
      </QueryBoundary>
    </section>
  );
}

function RequestCard({ request }: { readonly request: contract.AnsweredRequest }) {
  const now = useNow();
  const { body, status, answer, created_at } = request;
  return (
    <Card className={styles.card}>
      <p className={styles.text}>{body}</p>
      {answer !== '' && (
        <div className={styles.answer}>
          <p className={styles.label}>{support.answer}</p>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
      <p className={styles.state}>
        <span>{support.statuses[status]}</span> ·{' '}
        <time dateTime={created_at}>{formatAgo(created_at, now)}</time>
      </p>
    </Card>
  );
}
