// /deliverers/create: take somebody on by their phone number.
import { limits } from '@haat/contract/limits';
import { phoneDigitsPattern } from '@haat/contract/phone';
import { regex, required, TextInput } from 'react-admin';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { CreatePage } from '../../ui/create-page.tsx';
import { phoneDigits } from '../../ui/phone-digits.ts';
import { useCities } from '../use-cities.ts';

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
    <ChoiceInput source="city" label="City" choices={useCities()} validate={cityRules} />
  </CreatePage>
);
