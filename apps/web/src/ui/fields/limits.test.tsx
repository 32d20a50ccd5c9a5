// Texts over their limit aren't cut: the field shows an error and nothing is sent.
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';
import { TagsField } from './tags-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

test.each([
  [
    'one line',
    (value: string, onChange: (value: string) => void) => (
      <TextField
        label="Name"
        limit={10}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    ),
  ],
  [
    'several lines',
    (value: string, onChange: (value: string) => void) => (
      <TextAreaField
        label="Name"
        limit={10}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    ),
  ],
] as const)(
  'a field of %s keeps a pasted text complete and shows its limit [LIMIT-2]',
  async (_what, field) => {
    const user = userEvent.setup();
    function Form() {
      const [value, setValue] = useState('');
      return <>{field(value, setValue)}</>;
    }
    render(<Form />);
    const box = screen.getByRole('textbox', { name: 'Name' });
    await user.click(box);
    await user.paste('Twelve chars');
    expect(box).toHaveValue('Twelve chars');
    expect(box).toHaveAccessibleDescription('Use at most 10 characters. You have 12.');
    expect(box).toBeInvalid();
    await user.type(box, '{Backspace}{Backspace}');
    expect(screen.queryByText(/Use at most/)).toBeNull();
    expect(box).toBeValid();
  },
);

test('a tag over its limit is not added and stays in the field [LIMIT-2]', async () => {
  const user = userEvent.setup();
  const onTags = vi.fn();
  render(
    <TagsField
      label="Tags"
      tags={[]}
      onTags={onTags}
      limit={5}
      most={20}
      tooMany="Too many"
      draft={null}
      removeLabel={(tag) => `Remove ${tag}`}
    />,
  );
  const box = screen.getByRole('textbox', { name: 'Tags' });
  await user.type(box, 'vegetables{Enter}');
  expect(onTags).not.toHaveBeenCalled();
  expect(box).toHaveValue('vegetables');
  expect(box).toHaveAccessibleDescription('Use at most 5 characters. You have 10.');
});

test('a search term over its limit is not searched for [LIMIT-2]', () => {
  const onTerm = vi.fn();
  render(<SearchBox label="Search" term="" onTerm={onTerm} />);
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'a'.repeat(2_001) } });
  expect(box).toHaveAccessibleDescription('Use at most 2,000 characters. You have 2,001.');
  fireEvent.submit(box);
  expect(onTerm).not.toHaveBeenCalled();
});
