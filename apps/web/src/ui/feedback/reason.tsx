// Explains a refusal on the page. The toast only says what failed.

import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './reason.module.css';

interface ReasonProps {
  readonly text: string | null | undefined;
  /** A page that helps. */
  readonly way?: { readonly to: string; readonly name: string };
}

/** Whether it is on the screen and no bar hides it. */
function isSeen(box: Element): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => box.contains(document.elementFromPoint((left + right) / 2, y)));
}

/** Rendered empty at first, so that screen readers announce its text. Scrolls into view when it is hidden. */
export function Reason({ text, way }: ReasonProps) {
  const words = useRef<HTMLDivElement>(null);
  const shown = useRef(text);
  // Outside system: the scroll position. A text present from the beginning doesn't scroll.
  useEffect(() => {
    const box = words.current;
    if (box && text !== shown.current && !isSeen(box)) box.scrollIntoView({ block: 'nearest' });
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
