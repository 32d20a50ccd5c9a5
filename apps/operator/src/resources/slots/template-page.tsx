// /slots/template?city=1: add a week's slots from a template.
import Card from '@mui/material/Card';
import { useRedirect } from 'ra-core';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../ui/page-head.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { useCityList } from '../use-cities.ts';
import { SlotTemplate } from './slot-template.tsx';
import { NoCities } from './slots-page.tsx';

export function TemplatePage() {
  const [search, setSearch] = useSearchParams();
  const redirect = useRedirect();
  const { data, error, isPending, refetch } = useCityList();
  const city = data?.find(({ id }) => String(id) === search.get('city')) ?? data?.[0];
  return (
    <>
      <PageHead title="Add a week of slots" />
      {isPending && <LoadingState />}
      {!isPending && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && !city && <NoCities />}
      {data && city && (
        <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640, display: 'grid', gap: 2 }}>
          {data.length > 1 && (
            <SelectField
              label="City"
              value={String(city.id)}
              choices={data.map(({ id, name }) => [String(id), name])}
              onChange={(id) => setSearch({ city: id }, { replace: true })}
            />
          )}
          <SlotTemplate city={city} onSaved={() => redirect(`/slots?city=${city.id}`)} />
        </Card>
      )}
    </>
  );
}
