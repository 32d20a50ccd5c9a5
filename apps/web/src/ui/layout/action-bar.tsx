// The main action of a screen: full width, always visible above the bottom navigation. A bar that would cover more than
// a third of the screen (large text, a low screen) scrolls with the page. Once in use, a bar may grow to half the
// screen and never shrinks, so that nothing jumps under the thumb.
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './action-bar.module.css';

const greatestShare = 1 / 3;
const greatestShareInUse = 1 / 2;

export function ActionBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  // Outside system: the layout, because only it knows the bar's height.
  useLayoutEffect(() => {
    const box = bar.current;
    if (!box) return;
    let share = greatestShare;
    const look = (): void => {
      box.toggleAttribute('data-in-page', box.offsetHeight > window.innerHeight * share);
    };
    const onPress = (): void => {
      if (!box.hasAttribute('data-in-page')) share = greatestShareInUse;
      box.style.minHeight = `${box.offsetHeight}px`;
    };
    const onResize = (): void => {
      box.style.minHeight = '';
      look();
    };
    look();
    box.addEventListener('click', onPress);
    const observer = new ResizeObserver(look);
    observer.observe(box);
    window.addEventListener('resize', onResize);
    return () => {
      observer.disconnect();
      box.removeEventListener('click', onPress);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return (
    <div ref={bar} className={styles.bar} data-action-bar>
      {children}
    </div>
  );
}
