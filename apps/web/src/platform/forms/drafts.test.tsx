import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dropDrafts, readDraft, useDialogDraft, useDraft } from './drafts.ts';

afterEach(() => sessionStorage.clear());

test("a dialog's draft survives a page that is thrown away, and is gone when the dialog closes [APP-47]", () => {
  const dialog = renderHook(() => useDialogDraft('claim 7', { reference: '' }));
  act(() => dialog.result.current[1]({ reference: '123456' }));
  const afterReload = renderHook(() => useDialogDraft('claim 7', { reference: '' }));
  expect(afterReload.result.current[0]).toEqual({ reference: '123456' });
  afterReload.unmount();
  expect(readDraft('claim 7')).toBeUndefined();
});

test('a sent form deletes its own drafts, and none of a form with a similar name [APP-47]', () => {
  for (const name of ['address 1', 'address 1 pin', 'address 12']) {
    const { result } = renderHook(() => useDraft(name, ''));
    act(() => result.current[1]('typed'));
  }
  dropDrafts('address 1');
  expect(['address 1', 'address 1 pin', 'address 12'].map((name) => readDraft(name))).toEqual([
    undefined,
    undefined,
    'typed',
  ]);
});

test('a sent draft does not come back when the page is drawn again [APP-47]', () => {
  const { result, rerender } = renderHook(() => useDraft('request', ''));
  act(() => result.current[1]('Fresh yeast'));
  dropDrafts('request');
  rerender();
  expect(readDraft('request')).toBeUndefined();
});
