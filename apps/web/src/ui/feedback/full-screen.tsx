// A modal dialog that fills the screen, for something to hold up to another person.
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useClosedByBack } from '../../platform/navigation/back-closes.ts';
import { Button } from '../layout/button.tsx';
import styles from './full-screen.module.css';
import { useAsTopLayer } from './top-layer.ts';

interface FullScreenProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function FullScreen({ title, close, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useAsTopLayer(dialog);
  useClosedByBack(true, onClose);
  // Outside system: the browser's top layer. Close the dialog before removing it, so that the browser restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-labelledby={titleId}
      className={styles.screen}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClose={(event) => {
        event.stopPropagation();
        if (!event.currentTarget.open) onClose();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
      <Button kind="main" isWide onClick={onClose}>
        {close}
      </Button>
    </dialog>
  );
}
