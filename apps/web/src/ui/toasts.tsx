// Where toasts stand: top-center, at most twenty (the library's own limit), as long as the specification says (§9).
import { screenConstants } from '@haat/contract';
import { Toaster } from 'react-hot-toast';
import styles from './toasts.module.css';

const { toastMs, successToastMs } = screenConstants;

export const Toasts = () => (
  <Toaster
    position="top-center"
    containerClassName={styles.place}
    toastOptions={{
      className: styles.toast,
      duration: toastMs,
      blank: { duration: toastMs },
      error: { duration: toastMs, iconTheme: { primary: 'var(--brick)', secondary: 'var(--on-brick)' } },
      custom: { duration: toastMs },
      success: {
        duration: successToastMs,
        iconTheme: { primary: 'var(--leaf)', secondary: 'var(--on-leaf)' },
      },
    }}
  />
);
