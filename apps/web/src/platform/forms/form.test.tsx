import { ApiError } from '@haat/client/api-error';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type Fields, useFields } from './form.ts';
import { limitedText, required } from './validators.ts';

interface Values {
  readonly name: string;
  readonly city: string;
  readonly isOpen: boolean;
}

const filled: Values = { name: 'Meera Stores', city: '1', isOpen: false };
const cities = [{ id: 1, name: 'Chembukara' }];

function openForm(initialValues: Values) {
  const onValues = vi.fn<(values: Values) => void>();
  const form: { fields?: Fields<Values> } = {};
  function Form() {
    const fields = useFields({
      initialValues,
      validate: { name: limitedText(20), city: required },
      draft: null,
    });
    form.fields = fields;
    return (
      <form noValidate onSubmit={fields.send(onValues)}>
        <TextField label="Name" {...fields.getInputProps('name')} />
        <SelectField label="City" hint="Choose" choices={cities} {...fields.getInputProps('city')} />
        <SwitchField label="Open" {...fields.getCheckboxProps('isOpen')} />
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), onValues, form };
}

test('shows what is missing and focuses the first invalid field', async () => {
  const { user, onValues } = openForm({ ...filled, name: '', city: '' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const [name, city] = [screen.getByLabelText('Name'), screen.getByLabelText('City')];
  expect(name).toHaveAccessibleDescription('The field is required');
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  expect(city).toBeInvalid();
  expect(onValues).not.toHaveBeenCalled();
});

test("clears a field's error when it changes, and only that one", async () => {
  const { user } = openForm({ ...filled, name: '', city: '' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText('Name'), 'M');
  expect(screen.getByLabelText('Name')).toBeValid();
  expect(screen.getByLabelText('City')).toBeInvalid();
  await user.selectOptions(screen.getByLabelText('City'), 'Chembukara');
  expect(screen.getByLabelText('City')).toBeValid();
});

test('submits all values, and only once for a double press', async () => {
  const { user, onValues } = openForm({ ...filled, city: '' });
  await user.type(screen.getByLabelText('Name'), ' 2');
  await user.selectOptions(screen.getByLabelText('City'), 'Chembukara');
  await user.click(screen.getByRole('switch', { name: 'Open' }));
  const form = screen.getByRole('button', { name: 'Save' }).closest('form');
  if (!form) throw new Error('The button stands in a form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(onValues).toHaveBeenCalledExactlyOnceWith({ name: 'Meera Stores 2', city: '1', isOpen: true });
});

test("shows the server's errors at the fields that the form has", async () => {
  const { form } = openForm(filled);
  const refusal = (fields: Record<string, string>) =>
    new ApiError({ code: 'input.invalid', status: 400, fields });
  const isShown: (boolean | undefined)[] = [];
  const show = (error: unknown) => act(() => void isShown.push(form.fields?.showServerErrors(error)));
  show(refusal({ 'shop.name': 'This name is taken', pin: 'Outside the city' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This name is taken');
  show(refusal({ pin: 'Outside the city' }));
  expect(screen.getByLabelText('Name')).toBeValid();
  show(new Error('a bug'));
  expect(isShown).toEqual([true, false, false]);
});

test('shows one error and focuses its field when asked to', async () => {
  const { user, form } = openForm(filled);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  act(() => {
    form.fields?.setFieldError('city', 'Not served yet');
    form.fields?.focus('city');
  });
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Not served yet');
  expect(screen.getByLabelText('City')).toHaveFocus();
});
