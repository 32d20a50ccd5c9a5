import { limits } from '@haat/contract/limits';
import { ListTextInput } from '../../ui/list-text-input.tsx';
import { tagsFault } from './tags-text.ts';

export const TagsInput = ({ source }: { readonly source: string }) => (
  <ListTextInput
    source={source}
    label="Tags"
    hint={`Other words that people search for, with commas. Up to ${limits.tags}.`}
    fault={tagsFault}
  />
);
