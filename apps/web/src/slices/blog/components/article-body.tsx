// The HTML of an article. Links into the app open without a page load.
import { type MouseEvent, useMemo } from 'react';
import { pathInApp } from '../../../platform/path-in-app.ts';
import { safeHtml } from '../safe-html.ts';
import styles from './article-body.module.css';

interface ArticleBodyProps {
  readonly html: string;
  /** Called when a link to a path of the app is pressed. */
  readonly onOpen: (path: string) => void;
}

export function ArticleBody({ html, onOpen }: ArticleBodyProps) {
  const safe = useMemo(() => ({ __html: safeHtml(html) }), [html]);
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a'); // the target of a click is an element
    // Read the attribute as written: in the phone app, `link.href` would point to the phone.
    const href = link?.getAttribute('href');
    const path = href ? pathInApp(href) : undefined;
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
