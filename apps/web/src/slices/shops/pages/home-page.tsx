// The customer's home: stores near the selected address, of one type or all.
import { shownName } from '@haat/contract/pack';
import type * as contract from '@haat/contract/shops';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsDesktop } from '../../../platform/device/media-query.ts';
import { type PagedList, usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState, FailedRow, FailedState } from '../../../ui/feedback/blank-state.tsx';
import { NeverSeenState } from '../../../ui/feedback/never-seen-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SearchBox } from '../../../ui/fields/search-box.tsx';
import { Button, ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { ChipRowSkeleton } from '../../../ui/lists/chip-row.tsx';
import { AddressBar, AddressBarSkeleton, addressesQuery, useSelectedAddress } from '../../addresses/index.ts';
import { ShopCard } from '../components/shop-card.tsx';
import { ShopListSkeleton } from '../components/shop-list-skeleton.tsx';
import { TypeChips } from '../components/type-chips.tsx';
import { nearbyShopsQuery, nearestQuery, shopTypesQuery } from '../shops.api.ts';
import { shops as words } from '../shops.messages.ts';
import styles from './home-page.module.css';

/** The selected type is in the URL, so that Back restores it. */
function useShopType(): [id: number | undefined, select: (id: number | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const id = Number(params.get('type'));
  return [
    Number.isSafeInteger(id) && id > 0 ? id : undefined,
    (next) => setParams(next ? { type: String(next) } : {}, { replace: true, preventScrollReset: true }),
  ];
}

interface HomePageProps {
  /** Above everything. On a desktop, the head is in the top bar. */
  readonly top: ReactNode;
  /** Above the shops of all types. */
  readonly offers: ReactNode;
  /** Shows the page only together with `top` and `offers`, which would push it down. */
  readonly isTopComing: boolean;
}

export function HomePage({ top, offers, isTopComing }: HomePageProps) {
  const isDesktop = useIsDesktop();
  const [typeId, selectType] = useShopType();
  const types = useQuery(shopTypesQuery);
  const addresses = useQuery(addressesQuery);
  const addressId = useSelectedAddress()?.id;
  const list = usePagedList(nearbyShopsQuery({ addressId, typeId }));
  const yours = usePagedList(nearbyShopsQuery({ addressId, areYours: true }));
  const type = types.data?.find(({ id }) => id === typeId);
  const typeName = type && shownName(type);
  // Without shop types the list still works. Without an address there is no list.
  const failed = [addresses, list, types].filter((query) => query.isError && query.data === undefined);
  const isNeverSeen = [addresses, list].some((query) => query.isPaused && query.data === undefined);
  const isStanding = !failed.includes(addresses) && !failed.includes(list);
  const retry = (): void => failed.forEach((query) => void query.refetch());
  const viewAll = (): void => selectType(undefined);
  const title = <PageHead title={typeName ? words.showing(typeName) : words.nearYou} />;
  if (isTopComing) return <ComingHome isDesktop={isDesktop} title={title} />;
  return (
    <div className={styles.page}>
      {isDesktop && <HomeHead isDesktop />}
      {top}
      {!isDesktop && <HomeHead isDesktop={false} />}
      {types.isPending && !types.isPaused && <ChipRowSkeleton />}
      {failed.includes(types) && list.data && <FailedRow onRetry={retry} />}
      {types.data && <TypeChips types={types.data} selectedId={typeId} onSelect={selectType} />}
      {!typeId && offers}
      <div className={styles.title}>
        {title}
        {typeId && (
          <Button kind="quiet" onClick={viewAll}>
            {words.viewAll}
          </Button>
        )}
      </div>
      {isNeverSeen && <NeverSeenState />}
      {!isNeverSeen && !isStanding && <FailedState onRetry={retry} />}
      {!isNeverSeen && isStanding && (
        <NearbyShops list={list} yours={typeId ? undefined : yours} typeName={typeName} onViewAll={viewAll} />
      )}
    </div>
  );
}

interface ComingHomeProps {
  readonly isDesktop: boolean;
  readonly title: ReactNode;
}

const ComingHome = ({ isDesktop, title }: ComingHomeProps) => (
  <div className={styles.page}>
    {isDesktop && <HomeHead isDesktop />}
    {!isDesktop && <AddressBarSkeleton />}
    <ChipRowSkeleton />
    <div className={styles.title}>{title}</div>
    <ShopListSkeleton />
  </div>
);

/** On a desktop, part of the top bar with the search. A phone has the search in its navigation. */
function HomeHead({ isDesktop }: { readonly isDesktop: boolean }) {
  const navigate = useNavigate();
  return (
    <div className={styles.head}>
      <AddressBar />
      {isDesktop && (
        <SearchBox
          label={words.searchProducts}
          term=""
          onTerm={(term) => term && void navigate('/shops/search', { state: { term } })}
        />
      )}
    </div>
  );
}

type ShopList = ReturnType<typeof usePagedList<contract.ShopInList>>;

interface NearbyShopsProps {
  readonly list: ShopList;
  /** The person's own, above the others. They come together, so that nothing is pushed down. */
  readonly yours: ShopList | undefined;
  readonly typeName: string | undefined;
  readonly onViewAll: () => void;
}

const NearbyShops = ({ list, yours, typeName, onViewAll }: NearbyShopsProps) => (
  <QueryBoundary
    query={isComing(yours) ? { ...list, data: undefined, isError: false } : list}
    skeleton={<ShopListSkeleton />}
    isEmpty={({ items }) => items.length === 0}
    empty={<NoShops typeName={typeName} onViewAll={onViewAll} />}
  >
    {(shops) => (
      <>
        {yours?.data && yours.data.items.length > 0 && (
          <>
            <h2 className={styles.part}>{words.yourShops}</h2>
            <ShopCards label={words.yourShops} shops={yours.data} />
            <h2 className={styles.part}>{words.otherShops}</h2>
          </>
        )}
        <ShopCards label={words.homeTitle} shops={yours?.data ? withoutYours(shops) : shops} />
      </>
    )}
  </QueryBoundary>
);

/** Without a connection, or when they failed, the others are shown alone. */
const isComing = (yours: ShopList | undefined): boolean =>
  yours !== undefined && yours.data === undefined && !yours.isError && !yours.isPaused;

const withoutYours = (shops: PagedList<contract.ShopInList>): PagedList<contract.ShopInList> => ({
  ...shops,
  items: shops.items.filter(({ is_favourite: isYours }) => !isYours),
});

interface ShopCardsProps {
  readonly label: string;
  readonly shops: PagedList<contract.ShopInList>;
}

const ShopCards = ({ label, shops }: ShopCardsProps) => (
  <CardGrid<contract.ShopInList>
    label={label}
    list={shops}
    keyOf={({ id }) => id}
    rowHeight={300}
    minRem={17.5}
  >
    {(shop) => <ShopCard shop={shop} isEager={shop === shops.items[0]} />}
  </CardGrid>
);

interface NoShopsProps {
  readonly typeName: string | undefined;
  readonly onViewAll: () => void;
}

function NoneNear() {
  const addressId = useSelectedAddress()?.id;
  const { data: nearest } = useQuery(nearestQuery(addressId));
  return (
    <BlankState
      picture="house"
      title={words.noneNear}
      line={nearest ? words.nearestIs(nearest.name, nearest.km) : words.noneNearLine}
      action={
        <ButtonLink kind="main" isWide to="/shops/address">
          {words.choosePlace}
        </ButtonLink>
      }
    />
  );
}

const NoShops = ({ typeName, onViewAll }: NoShopsProps) =>
  typeName ? (
    <BlankState
      picture="basket"
      title={words.noneOfType(typeName)}
      action={
        <Button isWide onClick={onViewAll}>
          {words.viewAll}
        </Button>
      }
    />
  ) : (
    <NoneNear />
  );
