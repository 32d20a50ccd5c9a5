// /shops/map: the shops of a city on a map.
import type { ShopInRecords } from '@haat/contract/operator/shops';
import { shopStates } from '@haat/contract/operator/shops';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useRedirect } from 'ra-core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { count } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PlaceMap } from '../../ui/place-map.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { BlankState, FailedState, LoadingState } from '../../ui/states.tsx';
import { useCities } from '../use-cities.ts';
import { shopStateWords, shopTones } from './shop-state.tsx';

const page = { page: 1, perPage: 100 };
const ignored = () => undefined;

export function ShopMap() {
  const [search, setSearch] = useSearchParams();
  const filter = Object.fromEntries(search);
  const set = (name: string, value: string): void => {
    const { [name]: _before, ...others } = filter;
    setSearch(value === '' ? others : { ...others, [name]: value }, { replace: true });
  };
  const shops = useGetList<ShopInRecords>('shops', { pagination: page, filter }, { onError: ignored });
  const cities = useCities();
  return (
    <>
      <PageHead title="Shops on a map" actions={<ButtonLink to="/shops">Show as a list</ButtonLink>} />
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <SelectField
          label="State"
          value={search.get('state') ?? ''}
          choices={[['', 'All'], ...shopStates.map((state) => [state, shopStateWords[state]] as const)]}
          onChange={(state) => set('state', state)}
        />
        {cities.length > 1 && (
          <SelectField
            label="City"
            value={search.get('city') ?? ''}
            choices={[['', 'All'], ...cities.map(({ id, name }) => [String(id), name] as const)]}
            onChange={(city) => set('city', city)}
          />
        )}
      </Box>
      {shops.isPending && <LoadingState />}
      {shops.error && <FailedState error={shops.error} onRetry={() => void shops.refetch()} />}
      {shops.data && !shops.error && <MarkedShops shops={shops.data} total={shops.total ?? 0} />}
    </>
  );
}

/** Not everybody can tell the colours apart. */
const nameOf = ({ name, state }: ShopInRecords): string =>
  state === 'verified' ? name : `${name} (${shopStateWords[state].toLowerCase()})`;

interface MarkedShopsProps {
  readonly shops: readonly ShopInRecords[];
  readonly total: number;
}

function MarkedShops({ shops, total }: MarkedShopsProps) {
  const redirect = useRedirect();
  // Keep the same array until other shops load, because the map moves to new marks.
  const marks = useMemo(
    () =>
      shops.map((shop) => ({ id: shop.id, name: nameOf(shop), point: shop, tone: shopTones[shop.state] })),
    [shops],
  );
  if (shops.length === 0) return <BlankState title="No shops found" />;
  return (
    <>
      <PlaceMap label="Shops" isTall marks={marks} onMark={({ id }) => redirect('show', 'shops', id)} />
      <Typography color="textSecondary" role="status" sx={{ mt: 1 }}>
        {total > shops.length
          ? `The newest ${count(shops.length)} of ${count(total)} shops. Choose a city or a state to see others.`
          : 'Green shops are verified, yellow ones wait, red ones are suspended. Choose one to open its page.'}
      </Typography>
    </>
  );
}
