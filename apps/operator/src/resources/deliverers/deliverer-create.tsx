// /deliverers/create: take somebody on by their phone number.
import { limits } from '@haat/contract/limits';
import { phoneDigitsPattern, typedDigits } from '@haat/contract/phone';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { regex, required } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { CreatePage } from '../../ui/create-page.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { touchLink } from '../../ui/touch-link.ts';
import { useBack } from '../../ui/use-back.ts';
import { CityInput } from '../city-input.tsx';
import { useCityList } from '../use-cities.ts';

const isNumber = new RegExp(`^\\${limits.phonePrefix}${phoneDigitsPattern}$`);
const numberRules = [
  required('Enter a phone number.'),
  regex(isNumber, 'Enter a mobile number with 10 digits.'),
];

/** The field's value is the full number. It is shown without the prefix. */
const withoutPrefix = (number: string | undefined): string => (number ?? '').replace(limits.phonePrefix, '');
const withPrefix = (text: string): string => limits.phonePrefix + typedDigits(text);

export function DelivererCreate() {
  const back = useBack();
  return (
    <CreatePage
      title="Take on a deliverer"
      success="Deliverer taken on"
      then={back === undefined ? 'list' : () => back}
    >
      <TextInput
        source="number"
        label={`Phone number (${limits.phonePrefix})`}
        type="tel"
        format={withoutPrefix}
        parse={withPrefix}
        validate={numberRules}
        helperText="They don’t need an account yet. They sign in with this number."
      />
      <CityOfDeliverer />
    </CreatePage>
  );
}

function CityOfDeliverer() {
  const { data: cities } = useCityList();
  if (cities?.length !== 0) return <CityInput />;
  return (
    <Typography>
      No cities yet. A deliverer belongs to a city.{' '}
      <Link component={RouterLink} to="/cities/create" sx={touchLink}>
        Add the city first
      </Link>
    </Typography>
  );
}
