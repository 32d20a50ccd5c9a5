// Why the rules refused, in words on the page, beside the toast that only says what failed.

import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { IconAlertCircle } from '../icons/icon-alert-circle.tsx';
import styles from './reason.module.css';

interface ReasonProps {
  readonly text: string | null | undefined;
  /** Where it can be put right. */
  readonly way?: { readonly to: string; readonly name: string };
}

/** Stands there empty at first, so that its words are read out when they come; whoever has scrolled on is brought to them. */
export function Reason({ text, way }: ReasonProps) {
  const words = useRef<HTMLDivElement>(null);
  const shown = useRef(text);
  // Outside system: where the page is scrolled to. What stood there from the beginning calls nobody.
  useEffect(() => {
    if (text && text !== shown.current) words.current?.scrollIntoView({ block: 'nearest' });
    shown.current = text;
  }, [text]);
  return (
    <div aria-live="polite" className={styles.live}>
      {text && (
        <div ref={words} className={styles.reason}>
          <IconAlertCircle size="1.375rem" aria-hidden className={styles.icon} />
          <p className={styles.words}>{text}</p>
          {way && (
            <Link to={way.to} className={styles.way}>
              {way.name}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
