// The HTML of an article. Links in it that lead into the app open in the app.
import { type MouseEvent, useMemo } from 'react';
import { pathInApp } from '../../../ui/layout/any-link.tsx';
import { safeHtml } from '../safe-html.ts';
import styles from './article-body.module.css';

interface ArticleBodyProps {
  readonly html: string;
  /** A link was pressed that leads to this path of the app. */
  readonly onOpen: (path: string) => void;
}

export function ArticleBody({ html, onOpen }: ArticleBodyProps) {
  const safe = useMemo(() => ({ __html: safeHtml(html) }), [html]);
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a'); // a click's target is an element
    const path = link ? pathInApp(link.href) : undefined;
    if (path === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, by key as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter arrives as a click
    <div
      className={styles.body}
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server, and here once more
      dangerouslySetInnerHTML={safe}
    />
  );
}
