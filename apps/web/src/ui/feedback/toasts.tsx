// Shows toasts at top-center, at most twenty (the library's limit), for their time (TEXT-19), also over an open dialog.
import { screenConstants } from '@haat/contract/limits';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, ToastBar, Toaster } from 'react-hot-toast';
import { useTopLayer } from './top-layer.ts';

const { toastMs, successToastMs } = screenConstants;

// The library styles by class, so set our styles here.
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

/** When the last announced toast with this text was created. */
const heard = new Map<string, number>();

// The library's type doesn't allow a toast that isn't announced.
const unannounced = {} as Toast['ariaProps'];

/** Moving a toast into or out of a dialog inserts it again, but screen readers must not announce it again. */
function OneToast({ toast }: { readonly toast: Toast }) {
  const { id, createdAt } = toast;
  const [movedAt] = useState(() => (heard.get(id) === createdAt ? createdAt : null));
  // When the same text is shown again while the moved one is visible, it must be announced.
  const isMoved = movedAt === createdAt;
  // Outside system: screen readers.
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
