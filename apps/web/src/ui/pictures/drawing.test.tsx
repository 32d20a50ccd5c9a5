import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Drawing } from './drawing.tsx';

test('a drawing that cannot load leaves its place empty [PWA-14]', () => {
  const { container } = render(<Drawing name="house" px={64} />);
  const image = container.querySelector('img') as HTMLImageElement; // the only one
  expect(image.src).toContain('/pictures/house.webp');
  fireEvent.error(image);
  expect(image.src).toMatch(/^data:image\/svg/);
  expect([image.width, image.height]).toEqual([64, 64]);
});
