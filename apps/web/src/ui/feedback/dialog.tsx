// A question or an alert in the browser's modal dialog, which keeps the focus inside.
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { questions } from '../../messages/questions.ts';
import { useClosedByBack } from '../../platform/navigation/back-closes.ts';
import { Button } from '../layout/button.tsx';
import styles from './dialog.module.css';
import { useAsTopLayer } from './top-layer.ts';

interface AlertDialogProps {
  /** Of a form: what it does. */
  readonly title?: string | undefined;
  readonly text: string;
  /** Below the text: what 'Yes' does. */
  readonly line?: string | undefined;
  /** Escape and the phone's Back. */
  readonly onEscape: () => void;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

function AlertDialog({ title, text, line, onEscape, actions, children }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();
  const lineId = useId();
  useAsTopLayer(dialog);
  useClosedByBack(true, onEscape);
  // Outside system: the browser's top layer. Close the dialog before removing it, so that the browser restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={textId}
      aria-describedby={line && lineId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
      // Some browsers close without asking, for example at a second Escape or Back.
      onClose={(event) => !event.currentTarget.open && onEscape()}
    >
      {title && <h2 className={styles.title}>{title}</h2>}
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <p id={lineId} className={styles.line}>
        {line}
      </p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}

export type YesKind = 'main' | 'danger';

interface ConfirmDialogProps {
  /** Of a form: what it does. */
  readonly title?: string;
  readonly text: string;
  /** What 'Yes' does. */
  readonly line: string;
  readonly yes?: YesKind;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly isBusy?: boolean;
  /** A field that the answer needs, e.g. the payment details. */
  readonly children?: ReactNode;
}

/** In Malayalam, 'ഉറപ്പാണോ?' needs other answers than questions that end in '…ണോ?'. */
const answersTo = (text: string): { readonly yes: string; readonly no: string } =>
  text === questions.sure ? { yes: questions.isSure, no: questions.isNotSure } : questions;

export const ConfirmDialog = ({
  title,
  text,
  line,
  yes = 'main',
  onYes,
  onNo,
  isBusy,
  children,
}: ConfirmDialogProps) => (
  <AlertDialog
    title={title}
    text={text}
    line={line}
    onEscape={onNo}
    actions={
      <>
        <Button kind="plain" onClick={onNo}>
          {answersTo(text).no}
        </Button>
        <Button kind={yes} onClick={onYes} isBusy={isBusy}>
          {answersTo(text).yes}
        </Button>
      </>
    }
  >
    {children}
  </AlertDialog>
);

interface NoticeDialogProps {
  readonly text: string;
  readonly onOk: () => void;
}

export const NoticeDialog = ({ text, onOk }: NoticeDialogProps) => (
  <AlertDialog
    text={text}
    onEscape={onOk}
    actions={
      <Button kind="main" onClick={onOk}>
        {questions.ok}
      </Button>
    }
  />
);
