// Spoken words in a form: record, hear, delete. They are uploaded when the recording ends, and kept until that succeeds.
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { canRecord } from '../../../platform/sound/recorder.ts';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { uploadFile, uploadListSound } from '../files.api.ts';
import { files as words } from '../files.messages.ts';
import { useHeldForm } from '../use-held-form.ts';
import { useRecording } from '../use-recording.ts';
import styles from './file-fields.module.css';
import type { FileFieldProps } from './photo-field.tsx';
import { RemoveButton } from './remove-button.tsx';
import { FileSound } from './shown-file.tsx';
import { SoundPlayer } from './sound-player.tsx';
import { UploadFailure } from './upload-failure.tsx';

interface VoiceFieldProps extends FileFieldProps {
  /** The name of the play button. */
  readonly play: string;
  /** It may be longer then. */
  readonly isForList?: boolean;
}

const secondsAtMost = { house: 20, list: 60 } as const;

/** `label` is the name of its button. */
export function VoiceField({ label, play, value, onChange, isForList = false }: VoiceFieldProps) {
  const upload = useMutation(isForList ? uploadListSound : uploadFile);
  const send = (sound: Blob): void => upload.mutate(sound, { onSuccess: ({ id }) => onChange(id) });
  const unsent = upload.isPending || upload.isError ? upload.variables : undefined;
  if (value === null && !unsent) return <Recorder label={label} onSound={send} isForList={isForList} />;
  const remove = (): void => {
    upload.reset();
    onChange(null);
  };
  return (
    <div className={styles.field}>
      {unsent ? <SoundPlayer sound={unsent} name={play} /> : value && <FileSound id={value} name={play} />}
      <UploadFailure error={upload.error} unsent={words.soundUnsent} onAgain={() => unsent && send(unsent)} />
      <RemoveButton onClick={remove}>{words.deleteRecording}</RemoveButton>
    </div>
  );
}

interface RecorderProps {
  readonly label: string;
  readonly onSound: (sound: Blob) => void;
  readonly isForList: boolean;
}

function hintOf(isForList: boolean): string {
  if (canRecord()) return isForList ? words.speakList : words.speak;
  return isForList ? words.cannotRecordList : words.cannotRecord;
}

function Recorder({ label, onSound, isForList }: RecorderProps) {
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const recording = useRecording(secondsAtMost[isForList ? 'list' : 'house'], onSound);
  // The form would go without the words. It is held back, and the recording ends.
  useHeldForm(box, recording.secondsLeft !== undefined, recording.stop);
  return (
    <div ref={box} className={styles.field}>
      <p id={hintId} className={styles.hint}>
        {hintOf(isForList)}
      </p>
      {recording.secondsLeft === undefined ? (
        <Button
          kind="plain"
          icon={<IconMicrophone size="1.25rem" aria-hidden />}
          aria-describedby={hintId}
          disabled={!canRecord()}
          onClick={() => void recording.start()}
        >
          {label}
        </Button>
      ) : (
        <Button kind="danger" icon={<IconPlayerStop size="1.25rem" aria-hidden />} onClick={recording.stop}>
          {words.stop(recording.secondsLeft)}
        </Button>
      )}
      <Reason text={recording.isRefused ? words.noMicrophone : null} />
    </div>
  );
}
