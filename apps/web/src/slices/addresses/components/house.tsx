// What helps the deliverer to find the house.

import type { Address } from '@haat/contract/addresses';
import { NumberLinks } from '../../../ui/format/number-links.tsx';
import { FilePhoto, FileSound } from '../../files/index.ts';
import { house as words } from '../addresses.messages.ts';
import styles from './house.module.css';

type HouseProps = Pick<Address, 'landmark' | 'photo' | 'voice_note'>;

export function House({ landmark, photo, voice_note: voiceNote }: HouseProps) {
  if (landmark === null && photo === null && voiceNote === null) return null;
  return (
    <div className={styles.house}>
      {landmark !== null && (
        <p>
          <span className={styles.label}>{words.landmark}:</span> <NumberLinks text={landmark} />
        </p>
      )}
      {photo !== null && <FilePhoto id={photo} name={words.photo} />}
      {voiceNote !== null && <FileSound id={voiceNote} name={words.play} />}
    </div>
  );
}
