// What the deliverer photographed as proof: the goods at the door, or that nobody was there.
import { FilePhoto } from '../../../files/index.ts';
import { silence as words } from '../silence.messages.ts';
import styles from './silence.module.css';

interface ProofPhotoProps {
  /** The file's id. Null without a photo, and from 30 days after the end of the order. */
  readonly proof: number | null;
}

export const ProofPhoto = ({ proof }: ProofPhotoProps) =>
  proof !== null && (
    <section>
      <h2 className={styles.proof}>{words.proof}</h2>
      <FilePhoto id={proof} name={words.proof} />
    </section>
  );
