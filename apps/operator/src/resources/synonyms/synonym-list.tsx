// /synonyms: the names of goods. A search for one name finds the others. The missing names of the starter set can be added.
import type { SynonymRecord } from '@haat/contract/operator/synonyms';
import Button from '@mui/material/Button';
import { useNotify, useRefresh } from 'ra-core';
import { sentenceOf } from '../../platform/http.ts';
import { addStarterSynonyms } from '../../providers/starter-set.ts';
import { useSingleMutation } from '../../providers/use-single-mutation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import type { Column } from '../../ui/record-table.tsx';

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

const textOf = (added: number): string =>
  added === 0 ? 'The starter set is there already' : `${added} synonyms added`;

function AddStarterSynonyms() {
  const notify = useNotify();
  const refresh = useRefresh();
  const adding = useSingleMutation({
    mutationFn: addStarterSynonyms,
    onSuccess: ({ added }) => {
      notify(textOf(added), { type: 'success' });
      refresh();
    },
    onError: (error) => notify(`Nothing was added. ${sentenceOf(error)}`, { type: 'error' }),
  });
  return (
    <Button variant="outlined" loading={adding.isPending} onClick={() => adding.mutate()}>
      Add starter set
    </Button>
  );
}
