// /shops/{shopID}: the store with its goods on its own tab, each type on another one.
import { shownName } from '@haat/contract/pack';
import type * as contract from '@haat/contract/shops';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { pages } from '../messages/pages.ts';
import { AddToCart, CartBar } from '../slices/cart/index.ts';
import { customerProducts } from '../slices/products/customer-products.messages.ts';
import { ownProductsQuery, ProductList } from '../slices/products/index.ts';
import { shopSearchQuery } from '../slices/search/index.ts';
import { productSearch } from '../slices/search/search.messages.ts';
import { ShopHead, ShopInfo, type ShopPart, ShopRail, shopQuery } from '../slices/shops/index.ts';
import { shops as words } from '../slices/shops/shops.messages.ts';
import { classes } from '../ui/classes.ts';
import { BlankState } from '../ui/feedback/blank-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { QueryBoundary } from '../ui/feedback/query-boundary.tsx';
import { Skeleton, SkeletonBlock } from '../ui/feedback/skeleton.tsx';
import { SearchBox } from '../ui/fields/search-box.tsx';
import { ButtonLink } from '../ui/layout/button.tsx';
import { PageHead } from '../ui/layout/page-head.tsx';
import { tabIdOf } from '../ui/layout/tab-list.tsx';
import { ShopGoods } from './shop-goods.tsx';
import styles from './shops-shop-page.module.css';

export function ShopsShopPage() {
  const { shopId = '' } = useParams();
  const query = useQuery(shopQuery(shopId));
  return (
    <div className={styles.page}>
      <PageHead title={query.data?.name ?? words.store} />
      <QueryBoundary query={query} canBeMissing skeleton={<ShopSkeleton />}>
        {(shop) => <ShopView key={shop.id} shop={shop} />}
      </QueryBoundary>
      <CartBar />
    </div>
  );
}

interface View {
  readonly part: ShopPart;
  readonly term: string;
}

/** Tab and term are in the URL, so that Back restores them. */
function useView(): [view: View, change: (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const part = Number(params.get('part'));
  return [
    { part: Number.isSafeInteger(part) && part > 0 ? part : 'store', term: params.get('q') ?? '' },
    (next) =>
      setParams(
        { ...(next.part !== 'store' && { part: String(next.part) }), ...(next.term && { q: next.term }) },
        { replace: true, preventScrollReset: true },
      ),
  ];
}

function ShopView({ shop }: { readonly shop: contract.Shop }) {
  const [view, change] = useView();
  const panelId = useId();
  const type = shop.product_types.find(({ id }) => id === view.part);
  const part = type?.id ?? 'store';
  return (
    <div className={styles.store}>
      <ShopRail
        types={shop.product_types}
        selected={part}
        panelId={panelId}
        onSelect={(next) => {
          change({ part: next, term: '' });
          window.scrollTo({ top: 0 });
        }}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabIdOf(panelId, part)} className={styles.panel}>
        <SearchBox
          label={words.searchStore(type ? shownName(type) : shop.name)}
          term={view.term}
          onTerm={(term) => change({ part, term })}
        />
        <PartOfShop shop={shop} part={part} term={view.term} />
      </div>
    </div>
  );
}

interface PartOfShopProps extends View {
  readonly shop: contract.Shop;
}

/** On the tab 'Store', a term searches the whole shop. On the tab of a type, it searches that type. */
function PartOfShop({ shop, part, term }: PartOfShopProps) {
  const nothing = term ? (
    <BlankState picture="magnifier" title={productSearch.noResults(term)} />
  ) : (
    <BlankState picture="basket" title={customerProducts.noProducts} line={customerProducts.noProductsLine} />
  );
  if (part === 'store' && term === '') {
    return (
      <>
        <ShopHead shop={shop} />
        {shop.is_open ? (
          <ButtonLink isWide to={`/shops/${shop.id}/list`}>
            {pages.sendList}
          </ButtonLink>
        ) : (
          <Note>{words.closedLine}</Note>
        )}
        <ShopGoods shop={shop} />
        <ShopInfo shop={shop} />
      </>
    );
  }
  return (
    <>
      {!shop.is_open && <Note>{words.closedLine}</Note>}
      <ProductList
        key={`${part} ${term}`}
        query={
          part === 'store'
            ? shopSearchQuery(shop.id, term)
            : ownProductsQuery({ shopId: shop.id, typeId: part, search: term })
        }
        empty={nothing}
        control={(product) => <AddToCart product={product} shopId={shop.id} shopName={shop.name} isInGrid />}
      />
    </>
  );
}

const ShopSkeleton = () => (
  <div className={classes(styles.store, styles.coming)}>
    <Skeleton>
      <SkeletonBlock height="5rem" />
      <SkeletonBlock height="5rem" />
      <SkeletonBlock height="5rem" />
    </Skeleton>
    <Skeleton>
      <SkeletonBlock height="3.25rem" />
      <SkeletonBlock height="4.5rem" />
      <SkeletonBlock height="16rem" />
    </Skeleton>
  </div>
);
