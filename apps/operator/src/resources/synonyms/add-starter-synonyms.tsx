// Adds the missing names of the starter set.
import Button from '@mui/material/Button';
import { useNotify, useRefresh } from 'ra-core';
import { sentenceOf } from '../../platform/http.ts';
import { addStarterSynonyms } from '../../providers/starter-set.ts';
import { useSingleMutation } from '../../providers/use-single-mutation.ts';

const textOf = (added: number): string =>
  added === 0 ? 'The starter set is there already' : `${added} synonyms added`;

export function AddStarterSynonyms() {
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
