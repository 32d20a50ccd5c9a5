// Where the focus goes when the thing that had it is gone: whoever listens, or has no mouse, goes on in `main`.
import { useEffect, useRef } from 'react';
import { dismissQuestions } from '../ui/feedback/confirm.tsx';

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

interface Row {
  readonly list: Element | null;
  readonly index: number;
  readonly size: string | null;
}

const rowOf = (element: Element): Row | null => {
  const row = element.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return null;
  return { list, index: [...list.children].indexOf(row), size: row.getAttribute('aria-setsize') };
};

/** The row that has taken the place of one that was done with goes on; one that was only scrolled away takes nothing along. */
function focusInList({ list, index, size }: Row): void {
  const rows = list?.isConnected ? [...list.children] : [];
  const next = rows[Math.min(index, rows.length - 1)];
  if (!(next instanceof HTMLElement)) {
    focusMain();
    return;
  }
  if (size !== null && next.getAttribute('aria-setsize') === size) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** Within a page: a button that has done its work and went, alone or with its row of a list. */
export function useFocusThatStays(): void {
  // Outside system: the browser's focus, and what is taken out of the page.
  useEffect(() => {
    let last: { readonly element: Element; readonly row: Row | null } | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? { element: target, row: rowOf(target) } : null;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || !isLost()) return;
      const { row } = last;
      last = null;
      if (row) focusInList(row);
      else focusMain();
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
}
