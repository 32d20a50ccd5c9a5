// What a browser has and jsdom has not.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { takeBreaches } from './fake-api.ts';

// Plain assignments, no stubs: a test that takes its own stubs back must not lose these.
Object.assign(window, {
  // A small phone, by day, with motion.
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: () => undefined,
});
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

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

// The router builds Node's Request, which takes no signal but Node's: jsdom's own would be refused.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    const { signal: _jsdomSignal, ...rest } = init;
    super(input, rest);
  }
};

// A machine with other work to do is no failure.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
afterEach(() => expect(takeBreaches()).toEqual([]));
