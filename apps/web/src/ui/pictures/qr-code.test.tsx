// The drawn code is decoded as a camera would.
import { upiLinkOf } from '@haat/contract/payment-machine';
import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

const scale = 4;

/** The pixels of the picture, from its path of squares. */
function pixelsOf(picture: Element): { readonly data: Uint8ClampedArray; readonly side: number } {
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const start = (row * side + Number(x) * scale) * 4;
      for (let at = start; at < start + scale * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { data, side };
}

test.each([
  ['a short name', { id: 'amma@upi', name: 'Amma', amountPaise: 46_200, orderNumber: 1042 }],
  [
    'a long name in Malayalam',
    {
      id: `${'a'.repeat(60)}@okhdfcbank`,
      name: 'അമ്മ പച്ചക്കറിക്കട, മാർക്കറ്റ് റോഡ്',
      amountPaise: 123_456_789,
      orderNumber: 99_999_999,
    },
  ],
])('a camera reads the link from the code: %s [PAY-47]', async (_, upi) => {
  const link = upiLinkOf(upi);
  render(<QrCode text={link} label="Code" />);
  const { data, side } = pixelsOf(await screen.findByRole('img', { name: 'Code' }));
  expect(jsQR(data, side, side)?.data).toBe(link);
});
