// The fields of a city, with a worked example of its delivery costs.
import Box from '@mui/material/Box';
import { FormDataConsumer, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { rupees } from '../../ui/format.ts';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { deliveryExample } from './delivery-example.ts';

export const cityFields: readonly ComparedField[] = [
  { source: 'name', label: 'Name' },
  { source: 'latitude', label: 'Latitude of the centre' },
  { source: 'longitude', label: 'Longitude of the centre' },
  { source: 'radius_km', label: 'Radius in km' },
  { source: 'time_zone', label: 'Time zone' },
  { source: 'delivery_base', label: 'Delivery cost in rupees' },
  { source: 'free_km', label: 'Distance without extra cost in km' },
  { source: 'per_km', label: 'Cost of each further km in rupees' },
];

const labelOf = (source: string): string =>
  cityFields.find((field) => field.source === source)?.label ?? source;

const textRules = [required('Enter a value.')];
const between = (least: number, most: number) => [
  required('Enter a number.'),
  minValue(least, `Enter ${least} or more.`),
  maxValue(most, `Enter ${most} or less.`),
];
const anyAmount = [required('Enter a number.'), minValue(0, 'Enter 0 or more.')];

export const CityInputs = () => (
  <>
    <TextInput source="name" label={labelOf('name')} validate={textRules} />
    <NumberInput source="latitude" label={labelOf('latitude')} step="any" validate={between(-90, 90)} />
    <NumberInput source="longitude" label={labelOf('longitude')} step="any" validate={between(-180, 180)} />
    <NumberInput source="radius_km" label={labelOf('radius_km')} step="any" validate={anyAmount} />
    <TextInput source="time_zone" label={labelOf('time_zone')} validate={textRules} />
    <NumberInput source="delivery_base" label={labelOf('delivery_base')} step="any" validate={anyAmount} />
    <NumberInput source="free_km" label={labelOf('free_km')} step="any" validate={anyAmount} />
    <NumberInput source="per_km" label={labelOf('per_km')} step="any" validate={anyAmount} />
    <FormDataConsumer>{({ formData }) => <CostExample city={formData} />}</FormDataConsumer>
  </>
);

function CostExample({ city }: { readonly city: Readonly<Record<string, unknown>> }) {
  const amount = (source: string): number => Number(city[source] ?? 0);
  const { distanceKm, cost } = deliveryExample(amount('delivery_base'), amount('free_km'), amount('per_km'));
  return (
    <Box role="status" sx={{ color: 'text.secondary' }}>
      Example: an order over {distanceKm} km costs {rupees(cost)} to deliver.
    </Box>
  );
}
