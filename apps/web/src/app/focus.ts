// Where the focus goes when the focused element disappears: keyboard and screen reader users continue in `main`.
import { useEffect, useRef } from 'react';
import { dismissQuestions } from '../ui/feedback/confirm.tsx';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const focusMain = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

/** A screen reader starts at the top of the new page. A page that focused a field keeps it. */
export function useFocusOnNewPage(path: string): void {
  const previous = useRef(path);
  // Outside system: the browser's focus, which stays on a removed link.
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

/** When the focused row is removed, focus the row now at its index. Ignore rows unmounted by scrolling. */
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

/** Within a page: a focused button disappeared, alone or with its row. */
export function useFocusThatStays(): void {
  // Outside system: the browser's focus, and removed elements.
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
