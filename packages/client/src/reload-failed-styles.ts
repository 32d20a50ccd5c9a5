const firstDelayMs = 1_000;

/**
 * From now on, a style sheet that failed to load is loaded again: when the network is back, and after 1, 2, 4 … seconds.
 * Vite doesn't: with the next try of the page it takes the sheet for loaded.
 */
export function reloadFailedStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') loadAgain(target);
    },
    // Errors of elements don't bubble.
    { capture: true },
  );
}

function loadAgain(failed: HTMLLinkElement): void {
  const delayMs = Number(failed.dataset.delayMs ?? firstDelayMs);
  const next = failed.cloneNode() as HTMLLinkElement;
  next.dataset.delayMs = String(delayMs * 2);
  const load = (): void => {
    clearTimeout(timer);
    window.removeEventListener('online', load);
    failed.replaceWith(next);
  };
  const timer = setTimeout(load, delayMs);
  window.addEventListener('online', load);
}
