// Where the focus goes, so that the keyboard and screen readers can continue.
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A page that begins with typing, such as the search. */
const firstField = '[data-begins-with] input';

/** After a navigation: at the top of the new page, or in its first field. Back keeps the place. */
export function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const before = useRef(pathname);
  // The focus and the place belong to the document.
  useEffect(() => {
    if (before.current !== pathname) {
      const first = main.current?.querySelector<HTMLElement>(firstField);
      (first ?? main.current)?.focus({ preventScroll: true });
      if (!isBack) window.scrollTo(0, 0);
    }
    before.current = pathname;
  }, [pathname, isBack]);
  return main;
}

/** Within a page: a focused element disappeared, such as the button of an action that is done. */
export function useFocusThatStays(main: RefObject<HTMLElement | null>): void {
  // The focus and removed elements belong to the document.
  useEffect(() => {
    let last: Element | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      main.current?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [main]);
}
