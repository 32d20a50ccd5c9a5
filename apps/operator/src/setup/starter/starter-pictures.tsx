// Adds pictures to types and products of the starter set that have none, for example those added before it had
// pictures.
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { sentenceOf } from '../../platform/http.ts';
import { addStarterPictures, countStarterPictures } from '../../providers/starter-set.ts';
import { useSingleMutation } from '../../providers/use-single-mutation.ts';
import { Notice } from '../../ui/notice.tsx';
import { counted } from './types-panel.tsx';
import { picturesKey } from './use-add-pictures.ts';

const nouns = ['picture', 'pictures'] as const;

/** Shows nothing when all have one. */
export function StarterPictures() {
  const notify = useNotify();
  const { data: missing = 0, refetch } = useQuery({
    queryKey: picturesKey,
    queryFn: countStarterPictures,
  });
  const adding = useSingleMutation({
    mutationFn: addStarterPictures,
    onSuccess: (added) => notify(`${counted(added, nouns)} added`, { type: 'success' }),
    onSettled: () => void refetch(),
  });
  if (missing === 0) return null;
  return (
    <Notice>
      <Typography sx={{ mb: 1 }}>
        {`${missing} of your types and products are in the starter set and have no picture.`}
      </Typography>
      {adding.error && (
        <Typography role="alert" color="error" sx={{ mb: 1 }}>
          {`Not all pictures were added. ${sentenceOf(adding.error)}`}
        </Typography>
      )}
      <Button variant="outlined" loading={adding.isPending} onClick={() => adding.mutate()}>
        <span>{`Add ${counted(missing, nouns)}`}</span>
      </Button>
    </Notice>
  );
}
