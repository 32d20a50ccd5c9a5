// Vitest runs this before each file of both web apps.
import { configure } from '@testing-library/react';
import { findTextsWithoutElement } from './own-texts.ts';

// A query that waits fails many times before it succeeds. Printing the whole document each time would take most of its time.
configure({
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});
findTextsWithoutElement();
