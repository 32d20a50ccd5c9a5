// The h1 of a page and its browser title. On a phone's inner pages the heading is in the top bar beside Back, but still part
// of `main`.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { appConfig } from '../../platform/app-config.ts';
import { useParentPath } from '../../platform/navigation/parent-path.ts';
import { classes } from '../classes.ts';
import styles from './page-head.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PageHeadProps {
  readonly title: string;
  /** The browser's title, when it differs from the heading. */
  readonly tabTitle?: string;
  /** Hides the heading visually. Screen readers still announce it. */
  readonly isHidden?: boolean;
  /** For long titles, such as an article's: the heading stays below the top bar. */
  readonly isInPage?: boolean;
}

export function PageHead({ title, tabTitle = title, isHidden, isInPage }: PageHeadProps) {
  const isInBar = useParentPath() !== undefined && !isHidden && !isInPage;
  const heading = usePlace(isInBar, title);
  // Outside system: the browser's tab and history.
  useEffect(() => {
    document.title = `${tabTitle} · ${appConfig.appName}`;
  }, [tabTitle]);
  return (
    <h1
      ref={heading}
      data-place={isInBar ? 'bar' : 'page'}
      className={classes(styles.head, isInBar && styles.inner, isHidden && styles.hidden)}
    >
      {isHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
    </h1>
  );
}

/** Moves a heading that is too wide for the bar into the page, also after a resize. */
function usePlace(isInBar: boolean, title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Outside system: the layout, because only it knows the width of the text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title has another width
  useLayoutEffect(() => {
    const head = heading.current;
    if (!isInBar || !head) return;
    const place = (): void => {
      head.dataset.place = 'bar';
      if (head.scrollWidth > head.clientWidth) head.dataset.place = 'page';
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(head.parentElement ?? head);
    return () => observer.disconnect();
  }, [isInBar, title]);
  return heading;
}
