// Where the focus goes, so that the keyboard and screen readers can continue.
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A page that starts with a text field, such as the search. */
const firstField = '[data-begins-with] input';

/** After a navigation: to the top of the new page, or to its first field. Back keeps its place. */
export function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const before = useRef(pathname);
  // Outside system: the focus and the scroll position.
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

/** Within a page: a focused element disappeared, such as the button of a finished action. */
export function useFocusThatStays(main: RefObject<HTMLElement | null>): void {
  // Outside system: the focus, and removed elements.
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
