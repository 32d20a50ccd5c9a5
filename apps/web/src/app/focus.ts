// Where the focus goes when the thing that had it is gone: whoever listens, or has no mouse, goes on in `main`.
import { useEffect, useRef } from 'react';
import { dismissQuestions } from '../ui/confirm.tsx';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const focusMain = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

/** Whoever listens hears the new page from its beginning; a page that gave the focus to a field keeps it there. */
export function useFocusOnNewPage(path: string): void {
  const previous = useRef(path);
  // Outside system: the browser's focus, which stays on a link that is gone.
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    dismissQuestions();
    if (isLost()) focusMain();
  }, [path]);
}

/** Within a page: a button that has done its work and went. Where a row of a list went, Tab goes on at its place. */
export function useFocusThatStays(): void {
  // Outside system: the browser's focus, and what is taken out of the page.
  useEffect(() => {
    let last: Element | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof Element && !target.closest('li') ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || !isLost()) return;
      last = null;
      focusMain();
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
}
