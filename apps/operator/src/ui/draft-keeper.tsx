// Keeps a form's unsaved text on this device, and restores it when the form opens again.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRecordContext, useResourceContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { time } from './format.ts';
import { homeTimeOf } from './home-time.ts';
import { draftKey, forgetDraft, type KeptDraft, keepDraft, readDraft } from './kept-draft.ts';

interface DraftKeeperProps {
  readonly fields: readonly string[];
  /** The initial values of a new record. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}

export function DraftKeeper({ fields, defaults = {} }: DraftKeeperProps) {
  const record = useRecordContext();
  const before = record?.id === undefined ? defaults : record;
  const { restored, discard } = useKeptDraft(fields, before, record?.id);
  if (!restored) return null;
  const isOlder =
    record?.id !== undefined && restored.version !== undefined && restored.version !== record.version;
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { alignItems: 'center', pt: 0 } }}
      action={<Button onClick={discard}>Discard it</Button>}
    >
      <span>{`Your unsaved text of ${time(homeTimeOf(new Date(restored.at)))} is restored.`}</span>
      {isOlder && <span> Somebody else has saved a newer version. When you save, you can compare both.</span>}
    </Alert>
  );
}

function useKeptDraft(fields: readonly string[], before: Readonly<Record<string, unknown>>, id: unknown) {
  const resource = useResourceContext() ?? '';
  const key = draftKey(resource, id);
  const { watch, setValue } = useFormContext();
  const [restored, setRestored] = useState<KeptDraft>();
  const [isReady, setIsReady] = useState(false);
  // ra-core fills the form after its fields have mounted.
  useEffect(() => setIsReady(true), []);
  // Outside system: the device's storage. The draft is read once, before anything is written.
  useEffect(() => {
    if (!isReady) return;
    const draft = readDraft(key);
    if (draft) {
      for (const [field, value] of Object.entries(draft.values)) {
        setValue(field, value, { shouldDirty: true });
      }
      if (draft.version !== undefined) setValue('version', draft.version);
      setRestored(draft);
    }
    const { unsubscribe } = watch((values) => keepDraft(key, fields, values, before));
    return unsubscribe;
  }, [isReady, key, fields, before, watch, setValue]);
  const discard = (): void => {
    for (const field of [...fields, 'version']) setValue(field, before[field] ?? null, { shouldDirty: true });
    forgetDraft(key);
    setRestored(undefined);
  };
  return { restored, discard };
}
