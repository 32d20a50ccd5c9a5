// /synonyms: the names of goods. A search for one name finds the others.
import type { SynonymRecord } from '@haat/contract/operator/synonyms';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { AddStarterSynonyms } from './add-starter-synonyms.tsx';

const columns: readonly Column<SynonymRecord>[] = [
  { label: 'Name', cell: ({ names }) => names[0] },
  { label: 'Other names', cell: ({ names }) => names.slice(1).join(', ') },
];

export const SynonymList = () => (
  <ListPage<SynonymRecord>
    title="Synonyms"
    columns={columns}
    search="Any name"
    empty={{
      title: 'No synonyms yet',
      text: 'With synonyms, a search for “chawal” also finds “rice” and “അരി”. Add the starter set, or your own.',
    }}
    opens="edit"
    actions={
      <>
        <AddStarterSynonyms />
        <ButtonLink variant="contained" to="/synonyms/create">
          Add synonym
        </ButtonLink>
      </>
    }
  />
);
