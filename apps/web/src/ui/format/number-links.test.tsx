import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NumberLinks } from './number-links.tsx';

test('phone numbers in a text can be tapped, and nothing else of it changes [TEXT-30]', () => {
  const text = 'Ring +91 98470-12345 or 09847012346 (9847012347), flat 12. UPI 412398470123, order 100234.';
  const { container } = render(<NumberLinks text={text} />);
  expect(container).toHaveTextContent(text);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['+91 98470-12345', 'tel:+919847012345'],
    ['09847012346', 'tel:+919847012346'],
    ['9847012347', 'tel:+919847012347'],
  ]);
});
