// /retailer/catalogue: add products from the shared catalogue, one by one or all of a type.
import { shownName } from '@haat/contract/pack';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { QuantityForAll } from '../../products/index.ts';
import { catalogueTypesQuery } from '../catalogue.api.ts';
import { catalogue as words } from '../catalogue.messages.ts';
import { CatalogueList } from '../components/catalogue-list.tsx';
import { CatalogueSkeleton } from '../components/catalogue-skeleton.tsx';
import { CatalogueTypes } from '../components/catalogue-types.tsx';
import styles from './retailer-catalogue-page.module.css';

export function RetailerCataloguePage() {
  const types = useQuery(catalogueTypesQuery);
  return (
    <>
      <PageHead title={words.title} isHidden />
      <QueryBoundary
        query={types}
        skeleton={<CatalogueSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={<NoTypes />}
      >
        {(all) => <Catalogue types={all} />}
      </QueryBoundary>
    </>
  );
}

function Catalogue({ types }: Pick<ComponentProps<typeof CatalogueTypes>, 'types'>) {
  const [search, setSearch] = useSearchParams();
  const picked = types.find(({ id }) => String(id) === search.get('type'));
  return (
    <div className={styles.around}>
      <div className={styles.page}>
        <CatalogueTypes
          types={types}
          pickedId={picked?.id}
          onPick={(id) => {
            setSearch({ type: String(id) }, { replace: true });
            window.scrollTo({ top: 0 });
          }}
        />
        <div className={styles.shelf}>
          <QuantityForAll />
          {picked ? (
            <CatalogueList key={picked.id} typeId={picked.id} label={shownName(picked)} />
          ) : (
            <BlankState picture="basket" title={words.prompt} />
          )}
        </div>
      </div>
    </div>
  );
}

const NoTypes = () => (
  <BlankState
    picture="basket"
    title={words.noTypesTitle}
    line={words.noTypesLine}
    action={
      <ButtonLink kind="main" isWide to="/retailer/add-product">
        {words.addOwn}
      </ButtonLink>
    }
  />
);
