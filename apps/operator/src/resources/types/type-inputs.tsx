// The fields that shop types and product types share: names and a picture.
import { limits } from '@haat/contract/limits';
import { maxLength, required } from 'ra-core';
import { NamesInputs, namesField } from '../../ui/names-inputs.tsx';
import { coverInWords, PictureInput } from '../../ui/picture-input.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { TextInput } from '../../ui/text-input.tsx';

export const typeFields: readonly ComparedField[] = [
  { source: 'name', label: 'Name' },
  namesField,
  { source: 'cover', label: 'Picture', text: coverInWords },
];

const nameRules = [
  required('Enter a name.'),
  maxLength(limits.name, `Use ${limits.name} characters at most.`),
];

export const TypeInputs = () => (
  <>
    <TextInput source="name" label="Name" validate={nameRules} />
    <NamesInputs limit={limits.name} />
    <PictureInput shape="square" />
  </>
);
