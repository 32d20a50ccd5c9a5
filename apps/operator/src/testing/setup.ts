// Browser features that jsdom lacks.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { endSession } from '../platform/session.ts';
import { styleCache } from '../platform/style-cache.ts';
import { takeBreaches } from './fake-api.ts';
import { FakeUpload } from './fake-upload.ts';

/** A desktop in light mode. */
const matches = (query: string): boolean => query.includes('min-width');

Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: matches(query),
    media: query,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: () => undefined,
});

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

// ProseMirror measures the text.
Object.assign(document, { elementFromPoint: () => null });
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});

// The router creates Node's Request, which refuses jsdom's signals.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    const { signal: _jsdomSignal, ...rest } = init;
    super(input, rest);
  }
};

// Uploads go to the fake API.
Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });

// jsdom has no layout, so the styles of components change nothing. Outside of the document, it doesn't read them.
const { sheet } = styleCache;
if (sheet.container === document.head) sheet.container = document.createElement('div');

// Allow for slow machines.
configure({ asyncUtilTimeout: 15_000 });

// An earlier test file may have left somebody else's token.
beforeAll(endSession);
afterEach(cleanup);
afterEach(() => expect(takeBreaches()).toEqual([]));
// The editor removes its own a moment after its test.
afterAll(() =>
  vi.waitFor(() =>
    expect(document.styleSheets, 'style sheets make the tests of later files slow').toHaveLength(0),
  ),
);
