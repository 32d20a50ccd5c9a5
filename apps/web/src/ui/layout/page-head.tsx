// The one h1 of a page and its title in the browser. On a phone an inner page's heading stands in the top bar,
// beside Back; it is part of `main` all the same.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { appConfig } from '../../platform/app-config.ts';
import { useParentPath } from '../../platform/navigation/parent-path.ts';
import { classes } from '../classes.ts';
import styles from './page-head.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PageHeadProps {
  readonly title: string;
  /** In the browser's tab, where the heading is another one. */
  readonly tabTitle?: string;
  /** Where the screen shows by itself where one is; the heading is for those who listen. */
  readonly isHidden?: boolean;
  /** Long and worth reading whole (an article's title): stays below the top bar on an inner page too. */
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

/** Moves a heading that is too long for the bar into the page, also after the text or the window has changed its size. */
function usePlace(isInBar: boolean, title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Outside system: the layout, which alone knows how wide the words are.
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
