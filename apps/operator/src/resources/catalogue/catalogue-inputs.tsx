import { limits } from '@haat/contract/limits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { maxLength, maxValue, minValue, required } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { count } from '../../ui/format.ts';
import { ListTextInput } from '../../ui/list-text-input.tsx';
import { NamesInputs, namesField } from '../../ui/names-inputs.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { coverInWords, PictureInput } from '../../ui/picture-input.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { hasWholePaise } from '../../ui/whole-paise.ts';
import { useProductTypes } from '../use-product-types.ts';
import { PackInputs, packFields } from './pack-inputs.tsx';
import { useNewNameRule } from './use-new-name-rule.ts';

const nameRules = [
  required('Enter a name.'),
  maxLength(limits.title, `Use ${limits.title} characters at most.`),
];
const typeRules = [required('Choose a type.')];
const priceRules = [
  required('Enter a price.'),
  minValue(0, 'Enter 0 or more.'),
  maxValue(limits.priceRupees, `Enter ${count(limits.priceRupees)} or less.`),
  hasWholePaise,
];
const descriptionRules = maxLength(limits.longText, `Use ${count(limits.longText)} characters at most.`);

/** For comparing two versions. */
export function useCatalogueFields(): readonly ComparedField[] {
  const types = useProductTypes() ?? [];
  const typeText = (value: unknown): string => {
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
    return types.find((type) => type.id === id)?.name ?? String(id);
  };
  return [
    { source: 'name', label: 'Name' },
    namesField,
    { source: 'type', label: 'Type', text: typeText },
    { source: 'price', label: 'Price in rupees' },
    ...packFields,
    { source: 'description', label: 'Description' },
    { source: 'tags', label: 'Tags' },
    { source: 'cover', label: 'Picture', text: coverInWords },
  ];
}

function NameInput() {
  const newNameRule = useNewNameRule();
  return (
    <TextInput
      source="name"
      label="Name"
      validate={[...nameRules, newNameRule]}
      helperText="With its quantity, such as Jackfruit, 1 kg."
    />
  );
}

export const CatalogueInputs = () => (
  <>
    <NameInput />
    <NamesInputs limit={limits.title} />
    <TypeInput />
    <NumberInput source="price" label="Price in rupees" validate={priceRules} />
    <PackInputs />
    <TextInput
      source="description"
      label="Description"
      multiline
      minRows={3}
      parse={(text: string) => text}
      validate={descriptionRules}
    />
    <TagsInput source="tags" />
    <PictureInput shape="square" />
  </>
);

function TypeInput() {
  const types = useProductTypes();
  return (
    <>
      <ChoiceInput source="type.id" label="Type" choices={types ?? []} validate={typeRules} />
      {types?.length === 0 && (
        <Box>
          There are no product types yet.{' '}
          <Link component={RouterLink} to="/product-types/create">
            Add the first one
          </Link>
        </Box>
      )}
    </>
  );
}

const TagsInput = ({ source }: { readonly source: string }) => (
  <ListTextInput
    source={source}
    label="Tags"
    hint={`Other words that people search for, with commas. Up to ${limits.tags}.`}
    fault={tagsFault}
  />
);

/** What is wrong with the tags. Undefined if nothing is. */
function tagsFault(tags: readonly string[] = []): string | undefined {
  if (tags.length > limits.tags) return `Use ${limits.tags} tags at most.`;
  const long = tags.find((tag) => [...tag].length > limits.tag);
  return long && `Shorten “${long}” to ${limits.tag} characters at most.`;
}
