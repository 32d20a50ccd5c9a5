// /synonyms/7 and /synonyms/create: the names of one good.
import type { SynonymRecord } from '@haat/contract/operator/synonyms';
import { CreatePage } from '../../ui/create-page.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { NamesInput } from './names-input.tsx';

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
