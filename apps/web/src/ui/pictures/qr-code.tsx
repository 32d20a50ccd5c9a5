// A QR code. Few pages show one, so the code that draws it is loaded with the first.
import { Suspense } from 'react';
import { classes } from '../classes.ts';
import { lazyPart } from '../feedback/lazy-part.tsx';
import styles from './qr-code.module.css';

const QrPicture = lazyPart(async () => (await import('./qr-picture.tsx')).QrPicture);

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly isLarge?: boolean;
}

export const QrCode = ({ text, label, isLarge }: QrCodeProps) => (
  <div className={classes(styles.box, isLarge && styles.large)}>
    <Suspense fallback={null}>
      <QrPicture text={text} label={label} className={styles.code} />
    </Suspense>
  </div>
);
