// /shops/lists/{listID}: a list of the customer, with the offer to agree to.
import { isApiError } from '@haat/client/api-error';
import type { ShoppingList } from '@haat/contract/lists';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { reasonFor } from '../../../messages/order-errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { questions } from '../../../messages/questions.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { Button, ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { isOpenList, ListWords, OfferWords } from '../components/list-words.tsx';
import { aboutList, agreeToList, cancelList, customerListQuery } from '../lists.api.ts';
import { lists as words } from '../lists.messages.ts';
import styles from './lists-page.module.css';

export function CustomerListPage() {
  const { listId = '' } = useParams();
  const query = useQuery(customerListQuery(listId));
  // Used here, because a refusal is forgotten when the component that uses this hook unmounts.
  const isRefused = useShownRefusal(aboutList(Number(listId))) !== undefined;
  return (
    <div className={styles.page}>
      <PageHead title={query.data ? words.listOf(query.data.shop.name) : words.title} />
      <QueryBoundary query={query} canBeMissing skeleton={<SkeletonList rows={2} height="8rem" />}>
        {(list) => (
          <>
            <Reason text={isRefused ? outbox.notDone : null} />
            <ListWords list={list} side="customer" />
            {list.offer && <OfferWords offer={list.offer} fulfilment={list.fulfilment} />}
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

const labelOf = (name: string): string => (name === 'agree' ? words.agree : words.cancel);

/** Somebody else was faster. The page shows the list as it is now. */
const isOtherOffer = (error: unknown, { state }: ShoppingList): boolean =>
  state === 'offered' && isApiError(error) && error.code === 'answer.late';

function Answers({ list }: { readonly list: ShoppingList }) {
  const navigate = useNavigate();
  const agree = useMutation(agreeToList);
  const cancel = useMutation(cancelList);
  const { id, offer, state, shop } = list;
  const [waiting] = useWaiting(aboutList(id));
  const askAndAgree = async (): Promise<void> => {
    if (!offer || !(await confirm(questions.sure, words.agreeing(formatRupees(offer.amount))))) return;
    agree.mutate(
      { id, shopName: shop.name, amount: offer.amount },
      {
        onSuccess: (outcome) => {
          if (outcome.state === 'sent') void navigate(`/shops/order/${outcome.answer.id}`);
        },
      },
    );
  };
  const askAndCancel = async (): Promise<void> => {
    if (await confirm(questions.sure, words.cancelling, 'danger')) cancel.mutate({ id, shopName: shop.name });
  };
  if (waiting) return <WaitingNote what={[labelOf(waiting.name)]} />;
  return (
    <>
      <Reason
        text={
          isOtherOffer(agree.error, list)
            ? words.otherOffer
            : (reasonFor(agree.error) ?? reasonFor(cancel.error))
        }
      />
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
    </>
  );
}
