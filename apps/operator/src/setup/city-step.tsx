// The step for the first city and its delivery costs. Once done, it shows them and where to change them.
import type { ApiError } from '@haat/client/api-error';
import type { CityRecord } from '@haat/contract/operator/cities';
import Box from '@mui/material/Box';
import { CreateBase, type RaRecord, useGetList, useNotify } from 'ra-core';
import type { StepProps } from '../areas/area.ts';
import { sentenceOf } from '../platform/http.ts';
import { CityInputs, cityDefaults } from '../resources/cities/city-inputs.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { rupees } from '../ui/format.ts';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { StepForm } from './step-form.tsx';

/** Usual costs in Kerala. The example below the fields explains them. */
const defaults = {
  radius_km: 10,
  time_zone: 'Asia/Kolkata',
  delivery_base: 20,
  free_km: 2,
  per_km: 5,
  ...cityDefaults,
};

const all = { pagination: { page: 1, perPage: 100 } };

export const CityStep = ({ isDone, onSaved }: StepProps) =>
  isDone ? <Cities /> : <FirstCity onSaved={onSaved} />;

function FirstCity({ onSaved }: Pick<StepProps, 'onSaved'>) {
  const notify = useNotify();
  const onError = (error: ApiError): void => notify(sentenceOf(error), { type: 'error' });
  const onSuccess = ({ name }: RaRecord): void => {
    notify(`${name} added`, { type: 'success' });
    onSaved();
  };
  return (
    <CreateBase<RaRecord, RaRecord, ApiError>
      resource="cities"
      redirect={false}
      mutationOptions={{ onError, onSuccess }}
    >
      <StepForm save="Save city" defaults={defaults}>
        <CityInputs />
      </StepForm>
    </CreateBase>
  );
}

function Cities() {
  const { data, error, isPending, refetch } = useGetList<CityRecord>('cities', all, {
    onError: () => undefined,
  });
  if (isPending) return <LoadingState />;
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {data.map(({ id, name, radius_km, delivery_base, free_km, per_km }) => (
        <Box key={id} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {`${name}: ${radius_km} km around the centre. A delivery costs ${rupees(delivery_base)} up to ${free_km} km, and ${rupees(per_km)} for each further km.`}
        </Box>
      ))}
      <ButtonLink to="/cities">Change cities</ButtonLink>
    </>
  );
}
