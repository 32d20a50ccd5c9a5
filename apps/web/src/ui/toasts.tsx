// Where toasts stand: top-center, at most twenty (the library's own limit), as long as the specification says (§9). Over
// an open dialog, too.
import { screenConstants } from '@haat/contract';
import { createPortal } from 'react-dom';
import { Toaster } from 'react-hot-toast';
import { useTopLayer } from './top-layer.ts';

const { toastMs, successToastMs } = screenConstants;

// The library's own styles come by class, so ours come by hand.
const look = {
  maxWidth: '24rem',
  border: '1px solid var(--hairline)',
  borderRadius: 'var(--radius)',
  background: 'var(--card)',
  color: 'var(--ink)',
  fontWeight: 600,
};

export const Toasts = () => createPortal(<AllToasts />, useTopLayer());

const AllToasts = () => (
  <Toaster
    position="top-center"
    toastOptions={{
      style: look,
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
