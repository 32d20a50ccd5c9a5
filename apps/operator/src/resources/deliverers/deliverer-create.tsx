// /deliverers/create: take somebody on by their phone number.
import { limits } from '@haat/contract/limits';
import { phoneDigitsPattern } from '@haat/contract/phone';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { regex, required, TextInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { CreatePage } from '../../ui/create-page.tsx';
import { phoneDigits } from '../../ui/phone-digits.ts';
import { touchLink } from '../../ui/touch-link.ts';
import { useCityList } from '../use-cities.ts';

const isNumber = new RegExp(`^\\${limits.phonePrefix}${phoneDigitsPattern}$`);
const numberRules = [
  required('Enter a phone number.'),
  regex(isNumber, 'Enter a mobile number with 10 digits.'),
];
const cityRules = [required('Choose a city.')];

/** The field holds the number as it goes to the server, and shows it without the prefix. */
const withoutPrefix = (number: string | undefined): string => (number ?? '').replace(limits.phonePrefix, '');
const withPrefix = (text: string): string => limits.phonePrefix + phoneDigits(text);

export const DelivererCreate = () => (
  <CreatePage title="Take on a deliverer" success="Deliverer taken on" then="list">
    <TextInput
      source="number"
      label={`Phone number (${limits.phonePrefix})`}
      type="tel"
      format={withoutPrefix}
      parse={withPrefix}
      validate={numberRules}
      helperText="A number that is new becomes a person."
    />
    <CityInput />
  </CreatePage>
);

function CityInput() {
  const { data: cities } = useCityList();
  if (cities?.length !== 0) {
    return <ChoiceInput source="city" label="City" choices={cities ?? []} validate={cityRules} />;
  }
  return (
    <Typography>
      No cities yet. A deliverer belongs to a city.{' '}
      <Link component={RouterLink} to="/cities/create" sx={touchLink}>
        Add the city first
      </Link>
    </Typography>
  );
}
