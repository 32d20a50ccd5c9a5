// /synonyms/7 and /synonyms/create: the names of one good.

import { limits } from '@haat/contract/limits';
import type { SynonymRecord } from '@haat/contract/operator/synonyms';
import { CreatePage } from '../../ui/create-page.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import { ListTextInput } from '../../ui/list-text-input.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';

const fields: readonly ComparedField[] = [{ source: 'names', label: 'Names' }];

export const SynonymEdit = () => (
  <EditPage<SynonymRecord>
    title={(synonym) => (synonym ? `Edit ${synonym.names[0]}` : 'Edit synonym')}
    fields={fields}
    then="list"
    canAddAgain
    actions={(synonym) => (
      <DeleteButton
        record={synonym}
        title={`Delete the names of ${synonym.names[0]}?`}
        text="A search for one of these names then finds only products with this name."
        success="Synonym deleted"
      />
    )}
  >
    <NamesInput />
  </EditPage>
);

export const SynonymCreate = () => (
  <CreatePage title="Add synonym" success="Synonym added" then="list">
    <NamesInput />
  </CreatePage>
);

function namesFault(names: readonly string[] = []): string | undefined {
  if (names.length < 2) return 'Enter at least two names, with commas between them.';
  if (names.length > limits.synonymNames) return `Use ${limits.synonymNames} names at most.`;
  const long = names.find((name) => [...name].length > limits.tag);
  return long && `Shorten “${long}” to ${limits.tag} characters at most.`;
}

const NamesInput = () => (
  <ListTextInput
    source="names"
    label="Names"
    hint="All names of one good, with commas: rice, arisi, chawal, അരി, चावल. The first one is shown in the list."
    fault={namesFault}
  />
);
