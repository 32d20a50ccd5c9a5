// /retailer/prices: all goods of the shop by type, with price, quantity and 'Sold out' in a row each.
import type * as products from '@haat/contract/products';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useId } from 'react';
import { reasonFor } from '../../../messages/errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { useDraft } from '../../../platform/forms/drafts.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button, ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { PriceRow } from '../components/price-row.tsx';
import { aboutSheet, savePrices, sheetDraft, sheetQuery } from '../price-sheet.api.ts';
import { type RowEdit, rowOf, type SheetEdits, sheetByType, sheetChanges, withEdit } from '../price-sheet.ts';
import { retailerProducts, priceSheet as words } from '../retailer-products.messages.ts';
import styles from './price-sheet-page.module.css';

export function PriceSheetPage() {
  return (
    <>
      <PageHead title={words.title} />
      <QueryBoundary
        query={useQuery(sheetQuery)}
        skeleton={<SkeletonList rows={6} height="6.5rem" />}
        isEmpty={(goods) => goods.length === 0}
        empty={
          <BlankState
            picture="tomato"
            title={retailerProducts.emptyTitle}
            line={retailerProducts.emptyLine}
            action={
              <ButtonLink kind="plain" isWide to="/retailer/catalogue">
                {retailerProducts.seeCatalogue}
              </ButtonLink>
            }
          />
        }
      >
        {(goods) => <Sheet goods={goods} />}
      </QueryBoundary>
    </>
  );
}

const noEdits: SheetEdits = {};

function Sheet({ goods }: { readonly goods: readonly products.Product[] }) {
  const [edits, setEdits] = useDraft<SheetEdits>(sheetDraft, noEdits);
  const onEdit = useCallback(
    (product: products.Product, part: RowEdit) => setEdits((before) => withEdit(before, product, part)),
    [setEdits],
  );
  return (
    <>
      {sheetByType(goods).map(([type, ofType]) => (
        <Type key={type} name={type}>
          {ofType.map((product) => (
            <PriceRow key={product.id} product={product} edit={edits[product.id]} onEdit={onEdit} />
          ))}
        </Type>
      ))}
      <SaveBar goods={goods} edits={edits} />
    </>
  );
}

interface TypeProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Type({ name, children }: TypeProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.type}>
      <h2 id={titleId} className={styles.title}>
        {name}
      </h2>
      <PlainList className={styles.rows}>{children}</PlainList>
    </section>
  );
}

interface SaveBarProps {
  readonly goods: readonly products.Product[];
  readonly edits: SheetEdits;
}

function SaveBar({ goods, edits }: SaveBarProps) {
  const saving = useMutation(savePrices);
  const waiting = useWaiting(aboutSheet).length > 0;
  const refusal = useShownRefusal(aboutSheet);
  const rows = goods.map((product) => rowOf(product, edits[product.id]));
  const count = rows.reduce((sum, { changes }) => sum + changes, 0);
  const isWrong = rows.some(({ faults }) => faults.price !== null || faults.quantity !== null);
  const reason = refusal ? outbox.notDone : reasonFor(saving.error);
  if (waiting) {
    return (
      <ActionBar>
        <WaitingNote what={[words.title]} />
      </ActionBar>
    );
  }
  if (count === 0) return null;
  return (
    <ActionBar>
      <Reason text={isWrong ? words.checkMarked : reason} />
      <Button
        kind="main"
        isWide
        disabled={isWrong}
        isBusy={saving.isPending}
        onClick={() => saving.mutate(sheetChanges(rows))}
      >
        {words.save(count)}
      </Button>
    </ActionBar>
  );
}
