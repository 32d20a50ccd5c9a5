// Baskets, crates, leaves and plates, on a square of 640: the part behind the goods and the part in front of them.

import type { Holder } from './look.ts';

export interface HolderArt {
  readonly back: string;
  readonly front: string;
  /** Where goods may lie: centre and width of the row, and its base line. */
  readonly row: { readonly x: number; readonly width: number; readonly base: number };
}

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">${body}</svg>`;

const weave = Array.from({ length: 5 }, (_, row) => {
  const inset = row * 13;
  const width = (404 - inset * 2) / 11;
  return Array.from({ length: 11 }, (_, col) => {
    const fill = (row + col) % 2 ? '#e2ad68' : '#c98a47';
    const x = (118 + inset + col * width).toFixed(1);
    return `<rect x="${x}" y="${412 + row * 30}" width="${(width - 3).toFixed(1)}" height="27" rx="9" fill="${fill}"/>`;
  }).join('');
}).join('');

const basket: HolderArt = {
  back: svg(
    '<ellipse cx="320" cy="566" rx="200" ry="26" fill="#5a2f20" opacity=".22"/><ellipse cx="320" cy="396" rx="230" ry="46" fill="#8f5527"/><ellipse cx="320" cy="400" rx="206" ry="36" fill="#6b3b1c"/>',
  ),
  front: svg(
    `<defs><linearGradient id="s"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a1608" stop-opacity=".45"/></linearGradient></defs><path d="M96 398q224 78 448 0l-58 164q-10 14-30 16q-136 14-272 0q-20-2-30-16z" fill="#a96a31"/><clipPath id="c"><path d="M96 398q224 78 448 0l-58 164q-10 14-30 16q-136 14-272 0q-20-2-30-16z"/></clipPath><g clip-path="url(#c)">${weave}<path d="M96 380h448v210H96z" fill="url(#s)"/></g><path d="M88 392q232 92 464 0l4 22q-236 92-472 0z" fill="#d99a55"/><path d="M88 394q232 92 464 0l1 6q-233 90-466 0z" fill="#f3c68b"/>`,
  ),
  row: { x: 320, width: 390, base: 446 },
};

const slat = (y: number) =>
  `<path d="M84 ${y}h472v38H84z" fill="url(#w)"/><path d="M84 ${y}h472v5H84z" fill="#f6d09a"/><circle cx="112" cy="${y + 20}" r="5" fill="#7a4a22"/><circle cx="528" cy="${y + 20}" r="5" fill="#7a4a22"/>`;

const crate: HolderArt = {
  back: svg(
    '<ellipse cx="320" cy="572" rx="236" ry="22" fill="#5a2f20" opacity=".22"/><path d="M108 356h424v90H108z" fill="#9a6231"/><path d="M108 356h424v14H108z" fill="#c78b4e"/>',
  ),
  front: svg(
    `<defs><linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#e0a765"/><stop offset="1" stop-color="#b97a3d"/></linearGradient></defs><path d="M96 424h448v140H96z" fill="#6d3f1c"/>${slat(424)}${slat(474)}${slat(524)}<path d="M84 412h34v156H84zM522 412h34v156h-34z" fill="#cd914f"/><path d="M84 412h34v7H84zM522 412h34v7h-34z" fill="#f6d09a"/>`,
  ),
  row: { x: 320, width: 400, base: 470 },
};

const leaf: HolderArt = {
  back: svg(
    `<defs><linearGradient id="l" x2="0" y2="1"><stop offset="0" stop-color="#8fdc5a"/><stop offset="1" stop-color="#2f8f45"/></linearGradient></defs><ellipse cx="324" cy="500" rx="280" ry="78" fill="#12401f" opacity=".16"/><path d="M30 470C130 380 470 368 612 452q14 12 0 26C480 572 150 572 30 470z" fill="url(#l)"/><g stroke="#2a7f3c" stroke-width="4" opacity=".4" fill="none">${Array.from({ length: 12 }, (_, i) => `<path d="M${90 + i * 42} 466q16-34 44-50M${90 + i * 42} 474q16 32 44 48"/>`).join('')}</g><path d="M30 470q290-14 582-5" stroke="#d5f5a2" stroke-width="9" fill="none"/>`,
  ),
  front: svg(''),
  row: { x: 320, width: 400, base: 496 },
};

const plate: HolderArt = {
  back: svg(
    '<defs><linearGradient id="p" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#d9d6e6"/></linearGradient></defs><ellipse cx="320" cy="500" rx="262" ry="92" fill="#30204a" opacity=".16"/><ellipse cx="320" cy="474" rx="264" ry="94" fill="#c9c6da"/><ellipse cx="320" cy="464" rx="264" ry="94" fill="url(#p)"/><ellipse cx="320" cy="464" rx="196" ry="64" fill="#e4e1ee"/><ellipse cx="320" cy="468" rx="192" ry="60" fill="#f8f7fc"/>',
  ),
  front: svg(''),
  row: { x: 320, width: 340, base: 492 },
};

export const holders: Readonly<Record<Holder, HolderArt>> = { basket, crate, leaf, plate };
