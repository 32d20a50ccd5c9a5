// The key `/` opens the search, except while somebody types.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=dialog]') !== null);

export function useSearchKey(): void {
  const navigate = useNavigate();
  // Outside system: the keyboard.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !isPlain || isTyping(event.target)) return;
      event.preventDefault();
      navigate('/search');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
}
