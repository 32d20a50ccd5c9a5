// Every form with invalid values: each field shows its error and refers to it, and nothing is sent.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FaultyForm, faultyForms } from '../../testing/faulty-forms.ts';
import { openApp } from '../../testing/open-app.tsx';
import { firstField, giveObjectUrls, press, setPosition, stage, visitors } from '../../testing/stage.ts';

beforeEach(() => {
  setPosition(null);
  giveObjectUrls();
});

const titleOf = ({ form, faults }: FaultyForm): string =>
  `${form}: ${[...new Set(Object.values(faults))].join(', ')}`;

test.each(faultyForms.map((form) => [titleOf(form), form] as const))('%s [TEXT-6]', async (_, form) => {
  const api = stage();
  form.prepare?.(api);
  const { user } = openApp(form.path, { person: visitors[form.who], api });
  await form.fill?.(user);
  const before = api.writes().length;
  if (!form.isRefusedAtOnce) await press(user, form);
  await seeFaults(form);
  expect(api.writes()).toHaveLength(before);
});

async function seeFaults({ faults, focus, toast }: FaultyForm): Promise<void> {
  for (const [label, words] of Object.entries(faults)) {
    const field = await firstField(label);
    await waitFor(() => expect(describedBy(field), label).toContain(words));
  }
  if (focus) expect(await firstField(focus)).toHaveFocus();
  if (toast) {
    const toasts = screen.getAllByText(toast).map((element) => element.getAttribute('role'));
    expect(toasts).toContain('alert');
  }
  const marked = [...document.querySelectorAll('[aria-invalid=true]')];
  const labels = Object.keys(faults).filter((label) => label !== 'Map');
  expect(marked).toEqual(await Promise.all(labels.map(firstField)));
}

/** The texts of the elements in the field's `aria-describedby`. */
const describedBy = (field: HTMLElement): string[] =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
