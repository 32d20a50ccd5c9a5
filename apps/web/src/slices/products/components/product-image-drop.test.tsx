import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProductImageDrop } from './product-image-drop.tsx';

const one = new File(['1'], 'one.png', { type: 'image/png' });
const two = new File(['2'], 'two.png', { type: 'image/png' });
const onFiles = vi.fn<(files: readonly File[]) => void>();
beforeEach(() => void onFiles.mockClear());

function openDrop() {
  render(<ProductImageDrop isInvalid={false} describedBy="fault" onFiles={onFiles} />);
  const zone = screen.getByText('or drop them here').parentElement;
  if (!zone) throw new Error('The text stands in the drop zone');
  return { user: userEvent.setup(), zone, input: screen.getByLabelText<HTMLInputElement>('Images') };
}

test('accepts all dropped files, and highlights while they are over it', () => {
  const { zone } = openDrop();
  // jsdom has no drag events.
  const leaveFor = (relatedTarget: Element) =>
    fireEvent(zone, new MouseEvent('dragleave', { bubbles: true, relatedTarget }));
  fireEvent.dragOver(zone);
  expect(zone).toHaveAttribute('data-over');
  leaveFor(screen.getByRole('button'));
  expect(zone).toHaveAttribute('data-over');
  leaveFor(document.body);
  expect(zone).not.toHaveAttribute('data-over');
  fireEvent.dragOver(zone);
  fireEvent.drop(zone, { dataTransfer: { files: [one, two] } });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([one, two]);
  expect(zone).not.toHaveAttribute('data-over');
});

test('ignores a dropped text or link', () => {
  const { zone } = openDrop();
  fireEvent.drop(zone, { dataTransfer: { files: [] } });
  expect(onFiles).not.toHaveBeenCalled();
});

test("a file dropped next to it doesn't replace the page", () => {
  openDrop();
  const drop = createEvent.drop(document.body);
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('its button opens the file chooser, which accepts the same file twice', async () => {
  const { user, input } = openDrop();
  const opened = vi.spyOn(input, 'click');
  await user.click(screen.getByRole('button', { name: 'Choose pictures' }));
  expect(opened).toHaveBeenCalledOnce();
  await user.upload(input, [one]);
  await user.upload(input, [one]);
  expect(onFiles.mock.calls).toEqual([[[one]], [[one]]]);
});
