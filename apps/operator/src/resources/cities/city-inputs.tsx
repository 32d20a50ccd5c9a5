// The fields of a city: place and radius on a map, and delivery costs with a worked example.
import { limits } from '@haat/contract/limits';
import { homeTimeZone } from '@haat/contract/times';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { maxLength, maxValue, minValue, required } from 'ra-core';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { PlaceInputs } from '../../ui/place-inputs.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { hasWholePaise } from '../../ui/whole-paise.ts';
import { CostExample } from './cost-example.tsx';
import { ReminderInputs, reminderDefaults, reminderFields } from './reminder-inputs.tsx';
import { useShopsAround } from './use-shops-around.ts';

export const cityFields: readonly ComparedField[] = [
  { source: 'name', label: 'Name' },
  { source: 'latitude', label: 'Latitude' },
  { source: 'longitude', label: 'Longitude' },
  { source: 'radius_km', label: 'Radius in km' },
  { source: 'time_zone', label: 'Time zone' },
  { source: 'delivery_base', label: 'Delivery cost in rupees' },
  { source: 'free_km', label: 'Distance without extra cost in km' },
  { source: 'per_km', label: 'Cost of each further km in rupees' },
  { source: 'proposal_minutes', label: 'Minutes to answer a change' },
  { source: 'fee_goes_to', label: 'Who keeps the delivery cost' },
  { source: 'cash_limit', label: 'Cash in hand at most, in rupees' },
  { source: 'weigh_margin', label: 'More weight than ordered at most, in percent' },
  { source: 'commission_percent', label: 'Commission in percent' },
  { source: 'list_minutes', label: 'Minutes to answer a list' },
  ...reminderFields,
  { source: 'delivery_code', label: 'Delivery code' },
];

/** What a new city does unless the operator decides otherwise. */
export const cityDefaults = {
  proposal_minutes: 15,
  fee_goes_to: 'deliverer',
  cash_limit: 0,
  weigh_margin: 10,
  commission_percent: 0,
  list_minutes: 60,
  ...reminderDefaults,
  delivery_code: 'offered',
} as const;

const codeChoices = [
  { id: 'off', name: 'Off' },
  { id: 'offered', name: 'Offered: a delivery also works without it' },
  { id: 'required', name: 'Required: without it, the deliverer gives a reason' },
];

const feeChoices = [
  { id: 'deliverer', name: 'The deliverer' },
  { id: 'operator', name: 'The operator' },
];

const labelOf = (source: string): string =>
  cityFields.find((field) => field.source === source)?.label ?? source;

const textRules = (most: number) => [
  required('Enter a value.'),
  maxLength(most, `Enter at most ${most} characters.`),
];
const between = (least: number, most: number) => [
  required('Enter a number.'),
  minValue(least, `Enter ${least} or more.`),
  maxValue(most, `Enter ${most} or less.`),
];
const nameRules = textRules(limits.name);
const zoneRules = [required('Choose a time zone.')];
const radiusRules = between(0.1, limits.cityRadiusKm);
const distanceRules = between(0, limits.cityRadiusKm);
const minuteRules = between(1, limits.proposalMinutes);
const listRules = between(1, limits.listMinutes);
const marginRules = between(0, limits.weighMargin);
const commissionRules = [...between(0, limits.commissionPercent), hasWholePaise];
const priceRules = [...between(0, limits.priceRupees), hasWholePaise];

function CityPlace() {
  const { marks, words } = useShopsAround();
  return (
    <PlaceInputs label="The city's centre and radius" radius="radius_km" marks={marks}>
      <Typography role="status">{words}</Typography>
    </PlaceInputs>
  );
}

/** More than people in a village drive for an order, so probably a typing error. */
const unusualRadiusKm = 50;

function RadiusDoubt() {
  const radiusKm: unknown = useWatch({ name: 'radius_km' });
  const isUnusual =
    typeof radiusKm === 'number' && radiusKm > unusualRadiusKm && radiusKm <= limits.cityRadiusKm;
  return (
    isUnusual && (
      <Alert severity="warning" role="status">
        {`Is ${radiusKm} km right? Deliverers would bring orders that far. Most villages use 5 to 20 km.`}
      </Alert>
    )
  );
}

function TimeZoneInput() {
  const chosen: unknown = useWatch({ name: 'time_zone' });
  return (
    <ChoiceInput
      source="time_zone"
      label={labelOf('time_zone')}
      choices={useMemo(() => timeZoneChoices(chosen), [chosen])}
      defaultValue={homeTimeZone}
      validate={zoneRules}
    />
  );
}

export const CityInputs = () => (
  <>
    <TextInput source="name" label={labelOf('name')} validate={nameRules} />
    <CityPlace />
    <NumberInput
      source="radius_km"
      label={labelOf('radius_km')}
      validate={radiusRules}
      helperText="Shops deliver to addresses up to this far from the shop."
    />
    <RadiusDoubt />
    <TimeZoneInput />
    <NumberInput source="delivery_base" label={labelOf('delivery_base')} validate={priceRules} />
    <NumberInput source="free_km" label={labelOf('free_km')} validate={distanceRules} />
    <NumberInput source="per_km" label={labelOf('per_km')} validate={priceRules} />
    <CostExample />
    <NumberInput
      source="proposal_minutes"
      label={labelOf('proposal_minutes')}
      validate={minuteRules}
      helperText="When a shop suggests a change to an order, the customer has this long to answer."
    />
    <ChoiceInput source="fee_goes_to" label={labelOf('fee_goes_to')} choices={feeChoices} />
    <NumberInput
      source="cash_limit"
      label={labelOf('cash_limit')}
      validate={priceRules}
      helperText="A deliverer with more can’t accept requests. 0: no limit."
    />
    <NumberInput
      source="weigh_margin"
      label={labelOf('weigh_margin')}
      validate={marginRules}
      helperText="Shops weigh loose goods. A fish may weigh this much more than the customer ordered."
    />
    <NumberInput
      source="commission_percent"
      label={labelOf('commission_percent')}
      validate={commissionRules}
      helperText="What shops owe you of the goods of each completed order. A shop may have its own percent."
    />
    <NumberInput
      source="list_minutes"
      label={labelOf('list_minutes')}
      validate={listRules}
      helperText="A shop has this long to answer a spoken or photographed list, and the customer to answer its offer."
    />
    <ChoiceInput source="delivery_code" label={labelOf('delivery_code')} choices={codeChoices} />
    <ReminderInputs />
  </>
);

/** Some browsers still use this name for India's zone. */
const oldName = 'Asia/Calcutta';

/** Chrome lists them since version 99. The apps' types only have what all supported browsers have. */
const zones = Intl as { readonly supportedValuesOf?: (key: 'timeZone') => string[] };

/** India first. A city keeps a zone that this browser doesn't know. */
function timeZoneChoices(chosen: unknown): readonly { readonly id: string; readonly name: string }[] {
  const known = (zones.supportedValuesOf?.('timeZone') ?? []).filter((zone) => zone !== oldName);
  const own = typeof chosen === 'string' && chosen !== '' ? [chosen] : [];
  return [...new Set([homeTimeZone, ...own, ...known])].map((id) => ({ id, name: id.replaceAll('_', ' ') }));
}
