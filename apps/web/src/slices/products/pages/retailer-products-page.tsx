// /retailer/products: the retailer's products: search, set price and quantity, edit, delete.
import { shownName } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import { IconFileSpreadsheet, IconListNumbers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { questions } from '../../../messages/questions.ts';
import { useIsDesktop } from '../../../platform/device/media-query.ts';
import { useSearchTerm } from '../../../platform/navigation/use-search-term.ts';
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { SearchBox } from '../../../ui/fields/search-box.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button, ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { QuantityForAll } from '../components/quantity-for-all.tsx';
import { RetailerProductCard } from '../components/retailer-product-card.tsx';
import { SaveAll } from '../components/save-all.tsx';
import { deleteProduct, retailerProductsQuery } from '../retailer-products.api.ts';
import { priceSheet, retailerProducts as words } from '../retailer-products.messages.ts';
import { type CardEdits, changedCards, useCardEdits } from '../use-card-edits.ts';
import styles from './retailer-products-page.module.css';

// On a narrower card, a price of five digits doesn't fit next to its button.
const cardMinRem = 22;

export function RetailerProductsPage() {
  const [term, setTerm] = useSearchTerm();
  return (
    <>
      <PageHead title={words.title} isHidden />
      <div className={styles.top}>
        <SearchBox label={words.search} term={term} onTerm={setTerm} />
        {/* Without their words, so that the first product stays in view. */}
        <ButtonLink
          to="/retailer/prices"
          aria-label={priceSheet.title}
          title={priceSheet.title}
          icon={<IconListNumbers size="1.5rem" aria-hidden />}
        />
        <ButtonLink
          to="/retailer/goods-file"
          aria-label={words.asFile}
          title={words.asFile}
          icon={<IconFileSpreadsheet size="1.5rem" aria-hidden />}
        />
      </div>
      <ProductsOfTerm key={term} term={term} onShowAll={() => setTerm('')} />
    </>
  );
}

interface TermProps {
  readonly term: string;
  readonly onShowAll: () => void;
}

function ProductsOfTerm(props: TermProps) {
  const list = usePagedList(retailerProductsQuery(props.term));
  const edits = useCardEdits();
  const isDesktop = useIsDesktop();
  const changed = changedCards(edits, list.data?.items ?? []);
  const saveAll = changed.length > 1 && <SaveAll edits={edits} changed={changed} />;
  return (
    <>
      <div className={styles.list}>
        <QuantityForAll />
        <ProductCards {...props} list={list} edits={edits} />
      </div>
      {isDesktop && saveAll && <div className={styles.saveAll}>{saveAll}</div>}
      <ActionBar>
        {!isDesktop && saveAll}
        <ButtonLink kind={saveAll ? 'plain' : 'main'} isWide to="/retailer/add-product">
          {words.add}
        </ButtonLink>
      </ActionBar>
    </>
  );
}

interface ProductCardsProps extends TermProps {
  readonly list: ReturnType<typeof usePagedList<products.Product>>;
  readonly edits: CardEdits;
}

function ProductCards({ term, onShowAll, list, edits }: ProductCardsProps) {
  const deletion = useMutation(deleteProduct);
  const onDelete = async (id: number, name: string): Promise<void> => {
    if (await confirm(questions.deleteProduct, words.deleting(name), 'danger')) deletion.mutate(id);
  };
  return (
    <QueryBoundary
      query={list}
      skeleton={<SkeletonList rows={4} height="17rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={term === '' ? <NoProducts /> : <NothingFound term={term} onShowAll={onShowAll} />}
    >
      {(data) => (
        <CardGrid label={words.title} list={data} keyOf={({ id }) => id} rowHeight={290} minRem={cardMinRem}>
          {(product) => (
            <RetailerProductCard
              product={product}
              edits={edits}
              isDeleting={deletion.isPending && deletion.variables === product.id}
              deletionError={deletion.variables === product.id ? deletion.error : null}
              onDelete={() => void onDelete(product.id, shownName(product))}
            />
          )}
        </CardGrid>
      )}
    </QueryBoundary>
  );
}

const NoProducts = () => (
  <BlankState
    picture="tomato"
    title={words.emptyTitle}
    line={words.emptyLine}
    action={
      <ButtonLink kind="plain" isWide to="/retailer/catalogue">
        {words.seeCatalogue}
      </ButtonLink>
    }
  />
);

interface NothingFoundProps {
  readonly term: string;
  readonly onShowAll: () => void;
}

const NothingFound = ({ term, onShowAll }: NothingFoundProps) => (
  <BlankState
    picture="magnifier"
    title={words.noneFoundTitle}
    line={words.noneFoundLine(term)}
    action={
      <Button kind="plain" isWide onClick={onShowAll}>
        {words.showAll}
      </Button>
    }
  />
);
