// Browser features that jsdom lacks.
import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { takeBreaches } from './fake-api.ts';

// Plain assignments instead of stubs, so that a test that restores its stubs keeps these.
Object.assign(window, {
  // A small phone in light mode with motion.
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: () => undefined,
});
// Loads each font at once.
const loadedFonts = new Set<string>();
Object.assign(document, {
  fonts: {
    load: async (font: string) => loadedFonts.add(font),
    check: (font: string) => loadedFonts.has(font),
  },
});
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
document.elementFromPoint = () => null;
// jsdom returns null, too, but prints an error each time.
HTMLCanvasElement.prototype.getContext = () => null;

globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, textarea, select')?.focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

// The router creates Node's Request, which refuses jsdom's signals.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    const { signal: _jsdomSignal, ...rest } = init;
    super(input, rest);
  }
};

/** Outside of the document: with a style sheet in it, tests took five times as much processor time. */
function keepStylesOfToastsOut(): void {
  const styles = document.createElement('style');
  styles.append(' ');
  document.createElement('div').append(styles);
  Object.assign(window, { _goober: styles });
}

keepStylesOfToastsOut();
// Allow for slow machines.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
afterEach(() => onlineManager.setOnline(true));
afterEach(() => expect(takeBreaches()).toEqual([]));
afterEach(() => expect(document.styleSheets, 'style sheets make tests slow').toHaveLength(0));
