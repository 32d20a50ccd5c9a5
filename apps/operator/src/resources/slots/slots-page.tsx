// /slots: the delivery windows of a city, by weekday and by date, and the resulting slots of the next 14 days.
import type { CityInList } from '@haat/contract/accounts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { BlankState, FailedState, LoadingState } from '../../ui/states.tsx';
import { useCityList } from '../use-cities.ts';
import { Exceptions } from './exceptions.tsx';
import { PreviewDays } from './preview-days.tsx';
import { isDueView, SlotsDue } from './slots-due.tsx';
import { useWindows } from './use-slots.ts';
import { WeekTable } from './week-table.tsx';

export function SlotsPage() {
  const [search] = useSearchParams();
  const { data, error, isPending, refetch } = useCityList();
  const due = search.get('show');
  const chosen = data?.find(({ id }) => String(id) === search.get('city')) ?? data?.[0];
  return (
    <>
      <PageHead
        title="Slots"
        actions={
          chosen &&
          !isDueView(due) && <ButtonLink to={`/slots/template?city=${chosen.id}`}>Add a week</ButtonLink>
        }
      />
      {isPending && <LoadingState />}
      {!isPending && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && !chosen && <NoCities />}
      {data && isDueView(due) && <SlotsDue view={due} cities={data} />}
      {data && chosen && !isDueView(due) && <SlotsOfCity key={chosen.id} city={chosen} cities={data} />}
    </>
  );
}

export const NoCities = () => (
  <BlankState
    title="No cities yet"
    action={
      <ButtonLink variant="contained" to="/cities/create">
        Add city
      </ButtonLink>
    }
  >
    Slots belong to a city. Add the city first.
  </BlankState>
);

const NoWindows = ({ city }: { readonly city: CityInList }) => (
  <Card>
    <BlankState
      title="No slots yet"
      action={
        <ButtonLink variant="contained" to={`/slots/template?city=${city.id}`}>
          Add a week
        </ButtonLink>
      }
    >
      {`Nobody in ${city.name} can order before it has slots. Add those of a whole week in one go.`}
    </BlankState>
  </Card>
);

interface SlotsOfCityProps {
  readonly city: CityInList;
  readonly cities: readonly CityInList[];
}

function SlotsOfCity({ city, cities }: SlotsOfCityProps) {
  const [search, setSearch] = useSearchParams();
  const withPast = search.get('past') === '1';
  const setCity = (id: string): void => setSearch({ city: id });
  const setPast = (isOn: boolean): void =>
    setSearch({ city: String(city.id), ...(isOn && { past: '1' }) }, { replace: true });
  const { data, total = 0, error, isPending, refetch } = useWindows(city.id, { withPast });
  return (
    <Box sx={{ display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
      {cities.length > 1 && (
        <Box sx={{ maxWidth: 480 }}>
          <SelectField
            label="City"
            value={String(city.id)}
            choices={cities.map(({ id, name }) => [String(id), name])}
            onChange={setCity}
          />
        </Box>
      )}
      {isPending && <LoadingState />}
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && !error && (
        <>
          {data.length === 0 && <NoWindows city={city} />}
          <WeekTable cityId={city.id} windows={data.filter(({ date }) => date === null)} />
          <Exceptions
            cityId={city.id}
            windows={data.filter(({ date }) => date !== null)}
            missing={total - data.length}
            withPast={withPast}
            onWithPast={setPast}
          />
        </>
      )}
      <PreviewDays cityId={city.id} />
    </Box>
  );
}
