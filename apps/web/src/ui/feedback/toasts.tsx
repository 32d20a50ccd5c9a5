// Where toasts stand: top-center, at most twenty (the library's own limit), for their time (TEXT-19). Over
// an open dialog, too.
import { screenConstants } from '@haat/contract/limits';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, ToastBar, Toaster } from 'react-hot-toast';
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

const position = 'top-center';

/** When the toast of these words was made that has been heard. */
const heard = new Map<string, number>();

// The library's type knows no toast that isn't announced.
const unannounced = {} as Toast['ariaProps'];

/** Moved into a dialog or out of it, a toast is inserted anew: whoever listens must not hear it as another one. */
function OneToast({ toast }: { readonly toast: Toast }) {
  const { id, createdAt } = toast;
  const [movedAt] = useState(() => (heard.get(id) === createdAt ? createdAt : null));
  // The same words said anew, while the moved ones still stand, are news.
  const isMoved = movedAt === createdAt;
  // Outside system: whoever listens.
  useEffect(() => void heard.set(id, createdAt), [id, createdAt]);
  if (!isMoved) return <ToastBar key="news" position={position} toast={toast} />;
  return <ToastBar key="moved" position={position} toast={{ ...toast, ariaProps: unannounced }} />;
}

const AllToasts = () => (
  <Toaster
    position={position}
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
  >
    {(toast) => <OneToast toast={toast} />}
  </Toaster>
);
