// The place of the toasts: once their library is loaded, and the words alone on a phone that can't load it.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { areToastsLoaded, onToasts, plainMessages } from '../../platform/toast.ts';
import styles from './toast-host.module.css';
import { useTopLayer } from './top-layer.ts';

/** Not `lazy`: React shows that up to 0.3 s later. */
export function ToastHost() {
  const isLoaded = useSyncExternalStore(onToasts, areToastsLoaded);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  // Outside system: the file of the library.
  useEffect(() => {
    if (isLoaded) void import('./toasts.tsx').then((file) => setToasts(() => file.Toasts));
  }, [isLoaded]);
  return (
    <>
      {Toasts && <Toasts />}
      <PlainToasts />
    </>
  );
}

function PlainToasts() {
  const messages = useSyncExternalStore(onToasts, plainMessages);
  const layer = useTopLayer();
  if (messages.length === 0) return null;
  return createPortal(
    <div className={styles.toasts}>
      {messages.map(({ text, role }) => (
        <p key={text} className={styles.toast} role={role}>
          {text}
        </p>
      ))}
    </div>,
    layer,
  );
}
