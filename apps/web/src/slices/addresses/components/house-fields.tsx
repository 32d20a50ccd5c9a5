// What helps to find the house, in the form of an address: a photo and spoken directions.
import { PhotoField, VoiceField } from '../../files/index.ts';
import { house as words } from '../addresses.messages.ts';

/** The ids of uploaded files. */
export interface HouseFiles {
  readonly photo: number | null;
  readonly voice_note: number | null;
}

interface HouseFieldsProps {
  readonly files: HouseFiles;
  readonly onChange: (change: (now: HouseFiles) => HouseFiles) => void;
}

export const HouseFields = ({ files, onChange }: HouseFieldsProps) => (
  <>
    <PhotoField
      label={words.photo}
      value={files.photo}
      onChange={(photo) => onChange((now) => ({ ...now, photo }))}
    />
    <VoiceField
      label={words.record}
      play={words.play}
      value={files.voice_note}
      onChange={(voice_note) => onChange((now) => ({ ...now, voice_note }))}
    />
  </>
);
