// Search a customer, and open an account for them.
import type { CreditPerson } from '@haat/contract/credit';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reasonFor } from '../../../messages/order-errors.ts';
import { usePagedList } from '../../../platform/paged-list.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { SearchBox } from '../../../ui/fields/search-box.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx';
import { creditCustomersQuery, openAccount } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import { AmountDialog } from './amount-dialog.tsx';
import styles from './new-account.module.css';

interface NewAccountProps {
  /** Also before a search, as long as there are no accounts. */
  readonly showsAll: boolean;
}

export function NewAccount({ showsAll }: NewAccountProps) {
  const titleId = useId();
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<CreditPerson | null>(null);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{words.newTitle}</h2>
      <SearchBox label={words.search} term={term} onTerm={setTerm} />
      {(showsAll || term !== '') && <FoundCustomers term={term} onChoose={setChosen} />}
      {chosen && <OpenDialog customer={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

interface FoundCustomersProps {
  readonly term: string;
  readonly onChoose: (customer: CreditPerson) => void;
}

function FoundCustomers({ term, onChoose }: FoundCustomersProps) {
  const list = usePagedList(creditCustomersQuery(term));
  return (
    <QueryBoundary
      query={list}
      skeleton={<SkeletonList rows={3} height="4.5rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<Note>{words.noCustomers}</Note>}
    >
      {(found) => (
        <InfiniteList label={words.customers} list={found} keyOf={({ id }) => id} rowHeight={76}>
          {(customer) => <CustomerCard customer={customer} onOpen={() => onChoose(customer)} />}
        </InfiniteList>
      )}
    </QueryBoundary>
  );
}

interface CustomerCardProps {
  readonly customer: CreditPerson;
  readonly onOpen: () => void;
}

const CustomerCard = ({ customer: { name, number }, onOpen }: CustomerCardProps) => (
  <Card className={styles.customer}>
    <div className={styles.words}>
      <p className={styles.name}>{name || number}</p>
      {name !== '' && <p className={styles.number}>{number}</p>}
    </div>
    <Button aria-label={words.openAccountFor(name || number)} onClick={onOpen}>
      {words.openAccount}
    </Button>
  </Card>
);

interface OpenDialogProps {
  readonly customer: CreditPerson;
  readonly onClose: () => void;
}

function OpenDialog({ customer: { id, name, number }, onClose }: OpenDialogProps) {
  const open = useMutation(openAccount);
  return (
    <AmountDialog
      draft={`credit of ${id}`}
      title={words.openAccountFor(name || number)}
      line={words.opening(name || number)}
      label={words.limit}
      isBusy={open.isPending}
      onSend={({ amount }) => open.mutate({ customer: id, limit: amount }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ActionFailure error={open.error} reason={reasonFor(open.error)} />
    </AmountDialog>
  );
}
