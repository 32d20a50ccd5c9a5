// Keeps a form's unsaved changes on this device, and restores them when the form opens again after a reload. Every form
// has it through `SingleForm`.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRecordContext, useResourceContext } from 'ra-core';
import { type RefObject, useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { onSessionRefused } from '../platform/session.ts';
import { time } from './format.ts';
import { homeTimeOf } from './home-time.ts';
import { draftKey, forgetDraft, type KeptDraft, keepDraft, readDraft } from './kept-draft.ts';

interface DraftKeeperProps {
  /** See `SingleForm`. */
  readonly isSaved: RefObject<boolean> | undefined;
  /** True when closing the form discards its changes. */
  readonly isLeft: RefObject<boolean>;
}

export function DraftKeeper({ isSaved, isLeft }: DraftKeeperProps) {
  const record = useRecordContext();
  const { key, restored, discard } = useKeptDraft(record?.id);
  // Outside system: the device's storage. A reload doesn't close the form.
  useEffect(
    () => () => {
      if (isLeft.current || isSaved?.current) forgetDraft(key);
    },
    [isLeft, isSaved, key],
  );
  if (!restored) return null;
  const isOlder =
    record?.id !== undefined && restored.version !== undefined && restored.version !== record.version;
  return (
    <Alert
      severity="info"
      sx={{
        mb: 2,
        maxWidth: 640,
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 12rem' },
        '& .MuiAlert-action': { alignItems: 'center', pt: 0 },
      }}
      action={<Button onClick={discard}>Discard them</Button>}
    >
      <span>{`Your unsaved changes of ${time(homeTimeOf(new Date(restored.at)))} are restored.`}</span>
      {isOlder && <span> Somebody else has saved a newer version. When you save, you can compare both.</span>}
    </Alert>
  );
}

function useKeptDraft(id: unknown) {
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const [key] = useState(() => draftKey(resource, id, search));
  const { setValue, reset } = useFormContext();
  const { dirtyFields } = useFormState();
  const values = useWatch();
  const [isFilled, setIsFilled] = useState(false);
  /** Undefined before the draft was looked for, null when there is none. */
  const [restored, setRestored] = useState<KeptDraft | null>();
  // ra-core fills the form after its fields have mounted.
  useEffect(() => setIsFilled(true), []);
  // Outside system: the device's storage.
  useEffect(() => {
    if (!isFilled) return;
    const draft = readDraft(key);
    for (const [field, value] of Object.entries(draft?.values ?? {})) {
      setValue(field, value, { shouldDirty: true });
    }
    if (draft?.version !== undefined) setValue('version', draft.version);
    setRestored(draft ?? null);
  }, [isFilled, key, setValue]);
  // Outside system: the same. The end of a session has emptied it, so keep the draft again after signing in over the page.
  useEffect(() => {
    if (restored === undefined) return;
    const keep = (): void => keepDraft(key, Object.keys(dirtyFields), values);
    keep();
    return onSessionRefused(keep);
  }, [restored, key, dirtyFields, values]);
  const discard = (): void => {
    reset();
    setRestored(null);
  };
  return { key, restored, discard };
}
