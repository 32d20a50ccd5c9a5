// The main action of a screen: full width, always visible above the bottom navigation. A bar that would cover more than a
// third of the screen (large text, a low screen, a long reason) scrolls with the page.
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './action-bar.module.css';

const greatestShare = 1 / 3;

export function ActionBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  // Outside system: the layout, which alone knows how high the bar is.
  useLayoutEffect(() => {
    const box = bar.current;
    if (!box) return;
    const look = (): void => {
      box.toggleAttribute('data-in-page', box.offsetHeight > window.innerHeight * greatestShare);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  }, []);
  return (
    <div ref={bar} className={styles.bar} data-action-bar>
      {children}
    </div>
  );
}
