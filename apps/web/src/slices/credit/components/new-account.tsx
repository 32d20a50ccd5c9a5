// Search a customer, and open an account for them.
import type { CreditPerson } from '@haat/contract/credit';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reasonFor } from '../../../messages/order-errors.ts';
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { SearchBox } from '../../../ui/fields/search-box.tsx';
import { formatPhone } from '../../../ui/format/phone-number.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx';
import { creditCustomersQuery, openAccount } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import { customerName } from '../other-side.ts';
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
  const [offeredTo, setOfferedTo] = useState<CreditPerson | null>(null);
  const search = (value: string): void => {
    setTerm(value);
    setOfferedTo(null);
  };
  const done = (customer: CreditPerson): void => {
    setChosen(null);
    // The search finds only people without an account.
    setTerm('');
    setOfferedTo(customer);
  };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{words.newTitle}</h2>
      <SearchBox label={words.search} term={term} onTerm={search} />
      <div role="status">{offeredTo && <Note>{words.offeredTo(customerName(offeredTo))}</Note>}</div>
      {(showsAll || term !== '') && <FoundCustomers term={term} onChoose={setChosen} />}
      {chosen && <OpenDialog customer={chosen} onOpened={done} onClose={() => setChosen(null)} />}
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

const CustomerCard = ({ customer, onOpen }: CustomerCardProps) => (
  <Card className={styles.customer}>
    <div className={styles.words}>
      <p className={styles.name}>{customerName(customer)}</p>
      {customer.name !== '' && <p className={styles.number}>{formatPhone(customer.number)}</p>}
    </div>
    <Button aria-label={words.openAccountFor(customerName(customer))} onClick={onOpen}>
      {words.openAccount}
    </Button>
  </Card>
);

interface OpenDialogProps {
  readonly customer: CreditPerson;
  readonly onOpened: (customer: CreditPerson) => void;
  readonly onClose: () => void;
}

function OpenDialog({ customer, onOpened, onClose }: OpenDialogProps) {
  const { id } = customer;
  const name = customerName(customer);
  const open = useMutation(openAccount);
  return (
    <AmountDialog
      draft={`credit of ${id}`}
      title={words.openAccountFor(name)}
      line={words.opening(name)}
      label={words.limit}
      isBusy={open.isPending}
      onSend={({ amount }) =>
        open.mutate({ customer: id, limit: amount }, { onSuccess: () => onOpened(customer) })
      }
      onClose={onClose}
    >
      <ActionFailure error={open.error} reason={reasonFor(open.error)} />
    </AmountDialog>
  );
}
