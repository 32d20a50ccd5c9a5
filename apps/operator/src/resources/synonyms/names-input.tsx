import { limits } from '@haat/contract/limits';
import { ListTextInput } from '../../ui/list-text-input.tsx';

function namesFault(names: readonly string[] = []): string | undefined {
  if (names.length < 2) return 'Enter at least two names, with commas between them.';
  if (names.length > limits.synonymNames) return `Use ${limits.synonymNames} names at most.`;
  const long = names.find((name) => [...name].length > limits.tag);
  return long && `Shorten “${long}” to ${limits.tag} characters at most.`;
}

export const NamesInput = () => (
  <ListTextInput
    source="names"
    label="Names"
    hint="All names of one good, with commas: rice, arisi, chawal, അരി, चावल. The first one is shown in the list."
    fault={namesFault}
  />
);
