// /shops/lists/{listID}: a list of the customer, with the offer to agree to.
import type { ShoppingList } from '@haat/contract/lists';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { reasonFor } from '../../../messages/order-errors.ts';
import { questions } from '../../../messages/questions.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { NeedsConnection } from '../../../ui/feedback/needs-connection.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { Button, ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { isOpenList, ListWords, OfferWords } from '../components/list-words.tsx';
import { agreeToList, cancelList, customerListQuery } from '../lists.api.ts';
import { lists as words } from '../lists.messages.ts';
import styles from './lists-page.module.css';

export function CustomerListPage() {
  const { listId = '' } = useParams();
  const query = useQuery(customerListQuery(listId));
  return (
    <div className={styles.page}>
      <PageHead title={query.data ? words.listOf(query.data.shop.name) : words.title} />
      <QueryBoundary query={query} canBeMissing skeleton={<SkeletonList rows={2} height="8rem" />}>
        {(list) => (
          <>
            <ListWords list={list} />
            {list.offer && <OfferWords offer={list.offer} />}
            {list.order !== null && (
              <ButtonLink kind="main" isWide to={`/shops/order/${list.order}`}>
                {words.toOrder}
              </ButtonLink>
            )}
            {isOpenList(list) && <Answers list={list} />}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function Answers({ list }: { readonly list: ShoppingList }) {
  const navigate = useNavigate();
  const agree = useMutation(agreeToList);
  const cancel = useMutation(cancelList);
  const { id, offer, state } = list;
  const askAndAgree = async (): Promise<void> => {
    if (!offer || !(await confirm(questions.sure, words.agreeing(formatRupees(offer.amount))))) return;
    agree.mutate(id, { onSuccess: (order) => void navigate(`/shops/order/${order.id}`) });
  };
  const askAndCancel = async (): Promise<void> => {
    if (await confirm(questions.sure, words.cancelling, 'danger')) cancel.mutate(id);
  };
  return (
    <>
      <Reason text={reasonFor(agree.error) ?? reasonFor(cancel.error)} />
      <NeedsConnection error={agree.error ?? cancel.error}>
        <div className={styles.answers}>
          {state === 'offered' && (
            <Button kind="main" isWide isBusy={agree.isPending} onClick={() => void askAndAgree()}>
              {words.agree}
            </Button>
          )}
          <Button isWide isBusy={cancel.isPending} onClick={() => void askAndCancel()}>
            {words.cancel}
          </Button>
        </div>
      </NeedsConnection>
    </>
  );
}
