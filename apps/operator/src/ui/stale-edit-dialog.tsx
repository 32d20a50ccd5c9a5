// Somebody else has saved the record since it was read. Shows both versions, field by field, and lets the person
// choose.
import type { ApiError } from '@haat/client/api-error';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type RaRecord, useEditContext, useGetOne, useUpdate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { isStale, sentenceOf } from '../platform/http.ts';
import { closeByKey } from './close-by-key.ts';
import {
  type ComparedField,
  type Difference,
  differencesOf,
  mergedOf,
  type Side,
  textOf,
} from './stale-differences.ts';
import { FailedState, LoadingState } from './states.tsx';

interface StaleEditDialogProps {
  /** The version that the person wanted to save. */
  readonly mine: Readonly<Record<string, unknown>>;
  readonly fields: readonly ComparedField[];
  readonly onClose: () => void;
  readonly onSaved: (record: RaRecord, resource: string) => void;
}

export function StaleEditDialog({ mine, fields, onClose, onSaved }: StaleEditDialogProps) {
  const titleId = useId();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const { original, theirs, newest, saving, save, discard } = useVersions({ onClose, onSaved });
  const differences = theirs ? differencesOf(fields, { original, mine, theirs }) : [];
  const sideOf = ({ source, proposed }: Difference): Side => sides[source] ?? proposed;
  return (
    <Dialog open onClose={closeByKey(onClose)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Somebody else changed this</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          It was saved while you were editing. Choose what to keep in each field, then save.
        </Typography>
        {newest.isFetching && <LoadingState />}
        {newest.error && <FailedState error={newest.error} onRetry={() => void newest.refetch()} />}
        {differences.map((each) => (
          <Choice
            key={each.source}
            difference={each}
            side={sideOf(each)}
            onSide={(side) => setSides({ ...sides, [each.source]: side })}
          />
        ))}
        {saving.error && !isStale(saving.error) && (
          <Typography role="alert" color="error">
            {sentenceOf(saving.error)}
          </Typography>
        )}
      </DialogContent>
      <Actions
        canSave={theirs !== undefined}
        isSaving={saving.isPending}
        onSave={() => theirs && save(theirs, mergedOf(theirs, differences, sideOf))}
        onDiscard={discard}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface ActionsProps {
  readonly canSave: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

const Actions = ({ canSave, isSaving, onSave, onDiscard, onClose }: ActionsProps) => (
  <DialogActions sx={{ flexWrap: 'wrap' }}>
    <Button onClick={onClose}>Go on editing</Button>
    <Button onClick={onDiscard}>Discard my changes</Button>
    <Button variant="contained" disabled={!canSave} loading={isSaving} onClick={onSave}>
      Save
    </Button>
  </DialogActions>
);

/** The version that the person had read, the saved one, and the two ways to continue. */
function useVersions({ onClose, onSaved }: Pick<StaleEditDialogProps, 'onClose' | 'onSaved'>) {
  const { record, resource, refetch } = useEditContext<RaRecord>();
  // The page's own query still has the version that the person had read, so this one has another key.
  const newest = useGetOne<RaRecord, ApiError>(
    resource,
    { id: record?.id, meta: { of: 'comparison' } },
    { gcTime: 0, onError: () => undefined },
  );
  const [update, saving] = useUpdate<RaRecord, ApiError>();
  // A second press can come before the button looks busy.
  const isUnderWay = useRef(false);
  const save = (theirs: RaRecord, data: Readonly<Record<string, unknown>>): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    update(
      resource,
      { id: theirs.id, data, previousData: theirs },
      {
        onSuccess: (saved) => onSaved(saved, resource),
        onSettled: () => {
          isUnderWay.current = false;
        },
        // Somebody else has saved again: compare again.
        onError: (error) => isStale(error) && void newest.refetch(),
      },
    );
  };
  const discard = (): void => {
    void refetch();
    onClose();
  };
  const theirs = newest.isFetching ? undefined : newest.data;
  return { original: record ?? {}, theirs, newest, saving, save, discard };
}

interface ChoiceProps {
  readonly difference: Difference;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

function Choice({ difference, side, onSide }: ChoiceProps) {
  const { label, mine, theirs, text = textOf } = difference;
  const labelId = useId();
  return (
    <Box sx={{ mb: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <FormLabel id={labelId} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={side}
        onChange={(_, value) => onSide(value === 'mine' ? 'mine' : 'theirs')}
      >
        <FormControlLabel value="mine" control={<Radio />} label={`Yours: ${text(mine, theirs)}`} />
        <FormControlLabel value="theirs" control={<Radio />} label={`Saved: ${text(theirs, mine)}`} />
      </RadioGroup>
    </Box>
  );
}
