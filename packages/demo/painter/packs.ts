// The packs that goods are sold in, drawn in the goods' own colour. Most have a label with the thing. 256 units square,
// without blurs, so that each colour takes only milliseconds.
import { darker, lighter } from './tints.ts';

export interface Pack {
  /** The place of the thing on the label: centre and side. Undefined for packs that show the goods themselves. */
  readonly label?: { readonly x: number; readonly y: number; readonly side: number };
  readonly draw: (colour: string) => string;
}

const round = (colour: string, id = 'v') =>
  `<linearGradient id="${id}"><stop offset="0" stop-color="${darker(colour, 0.16)}"/><stop offset=".22" stop-color="${lighter(colour, 0.38)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.42)}"/></linearGradient>`;

const down = (from: string, to: string, id: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const disc = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y + 2}" r="${r}" fill="#000" opacity=".1"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fffaf2"/>`;

const shine = (d: string, opacity = 0.35) => `<path d="${d}" fill="#fff" opacity="${opacity}"/>`;

const pouch: Pack = {
  label: { x: 128, y: 148, side: 92 },
  draw: (c) => `<defs>${round(c)}${down(lighter(c, 0.5), lighter(c, 0.15), 't')}</defs>
<path d="M56 30h144q-2 20 2 40q14 70 6 138q-2 20-20 22q-60 8-120 0q-18-2-20-22q-8-68 6-138q4-20 2-40z" fill="url(#v)"/>
<path d="M56 30h144q-1 14 0 26H56q1-12 0-26z" fill="url(#t)"/><path d="M56 38h144M56 46h144" stroke="${darker(c, 0.3)}" stroke-width="2" opacity=".45"/>
<path d="M60 214q68 12 136 0q-4 10-10 12q-58 8-116 0q-6-2-10-12z" fill="${darker(c, 0.45)}" opacity=".45"/>
${disc(128, 148, 58)}${shine('M66 66q-12 60-6 130q6 4 8-4q-4-66 6-126z')}${shine('M176 62q10 20 12 40q-10-14-16-38z', 0.25)}`,
};

const sack: Pack = {
  label: { x: 128, y: 152, side: 96 },
  draw: (c) => `<defs>${round('#f3e4c4')}</defs>
<path d="M70 30q-22 6-28 18q14 10 22 26q-34 70-18 138q6 22 32 24q50 6 100 0q26-2 32-24q16-68-18-138q8-16 22-26q-6-12-28-18q-20 18-58 18t-58-18z" fill="url(#v)"/>
<path d="M64 76q64 22 128 0l6 14q-70 24-140 0z" fill="${c}"/><path d="M60 90q68 22 136 0" stroke="${darker(c, 0.3)}" stroke-width="3" fill="none" opacity=".5"/>
<path d="M44 190q84 24 168 0l-2 18q-82 24-164 0z" fill="${c}" opacity=".9"/>
<g stroke="#b89a66" stroke-width="1.6" fill="none" opacity=".35"><path d="M58 110q70 20 140 0M50 132q78 20 156 0M46 154q82 20 164 0M44 176q84 20 168 0M60 220q68 14 136 0"/></g>
${disc(128, 152, 56)}${shine('M66 96q-22 50-16 100q6 2 8-4q-4-46 16-94z', 0.45)}`,
};

const bottle: Pack = {
  label: { x: 128, y: 164, side: 70 },
  draw: (c) => `<defs>${round(c)}${round('#2f8f55', 'k')}</defs>
<path d="M108 50h40v22q36 14 36 48v96q0 22-20 22H92q-20 0-20-22v-96q0-34 36-48z" fill="url(#v)"/>
<path d="M108 64h40v8q36 14 36 40q-20 8-56 8t-56-8q0-26 36-40z" fill="#fff" opacity=".28"/>
<path d="M104 20h48q4 0 4 5v28q0 5-4 5h-48q-4 0-4-5V25q0-5 4-5z" fill="url(#k)"/><path d="M112 24v30M124 24v30M136 24v30M146 24v30" stroke="#12452a" stroke-width="2" opacity=".35"/>
<path d="M72 124h112v82H72z" fill="#fffaf2"/><path d="M72 124h112v7H72zM72 199h112v7H72z" fill="${darker(c, 0.3)}"/><path d="M164 124h20v82h-20z" fill="#000" opacity=".08"/>
${shine('M84 100q4-14 16-20v-4q-20 8-22 28v12h6zM82 212h8v18q-8-2-8-12z', 0.6)}`,
};

const syrup: Pack = {
  label: { x: 128, y: 168, side: 62 },
  draw: (c) => `<defs>${round('#9a4f22')}${round('#f4f4f7', 'k')}${round(c, 'l')}</defs>
<path d="M106 70h44v18q30 10 30 36v92q0 20-18 20H94q-18 0-18-20v-92q0-26 30-36z" fill="url(#v)"/>
<path d="M98 28h60q4 0 4 4v34q0 5-5 5H99q-5 0-5-5V32q0-4 4-4z" fill="url(#k)"/><path d="M106 32v36M118 32v36M130 32v36M142 32v36M152 32v36" stroke="#9aa0b4" stroke-width="2" opacity=".6"/>
<path d="M76 128h104v82H76z" fill="url(#l)"/><circle cx="128" cy="169" r="37" fill="#fffaf2"/>
${shine('M86 124q0-18 18-26v-4q-24 8-24 30z', 0.5)}`,
};

const jar: Pack = {
  label: { x: 128, y: 160, side: 70 },
  draw: (c) => `<defs>${round(c)}${round('#e7b23c', 'k')}</defs>
<path d="M66 84h124q18 8 18 32v92q0 26-26 26H74q-26 0-26-26v-92q0-24 18-32z" fill="url(#v)"/>
<path d="M66 84h124q10 4 14 14q-76 16-152 0q4-10 14-14z" fill="#fff" opacity=".35"/>
<path d="M62 34h132q6 0 6 6v38q0 8-8 8H64q-8 0-8-8V40q0-6 6-6z" fill="url(#k)"/><path d="M56 66h144v8H56z" fill="#8a5a18" opacity=".35"/>
<rect x="78" y="118" width="100" height="84" rx="14" fill="#fffaf2"/>${shine('M58 120q0-14 8-22h6q-8 10-8 24v80q0 12 4 20q-10-4-10-20z', 0.6)}${shine('M196 124v70q0 12-4 18v-88z', 0.3)}`,
};

const tin: Pack = {
  label: { x: 128, y: 146, side: 84 },
  draw: (c) => `<defs>${round(c)}${round('#dfe3ea', 'k')}</defs>
<path d="M46 66v134c0 22 164 22 164 0V66z" fill="url(#v)"/><path d="M46 200c0 22 164 22 164 0v12c0 24-164 24-164 0zM46 62c0 22 164 22 164 0v12c0 24-164 24-164 0z" fill="url(#k)"/>
<ellipse cx="128" cy="60" rx="82" ry="22" fill="#f4f6fa"/><ellipse cx="128" cy="60" rx="70" ry="16" fill="#cfd5df"/><ellipse cx="124" cy="57" rx="60" ry="12" fill="#e7ebf1"/>
${disc(128, 146, 54)}${shine('M60 84q10 4 14 4v112q-8-2-14-6z', 0.4)}`,
};

const box: Pack = {
  label: { x: 110, y: 152, side: 88 },
  draw: (
    c,
  ) => `<defs>${down(lighter(c, 0.3), darker(c, 0.12), 'f')}${down(darker(c, 0.18), darker(c, 0.45), 's')}</defs>
<path d="M36 72l30-32h156l-38 32z" fill="${lighter(c, 0.5)}"/><path d="M184 72l38-32v158l-38 34z" fill="url(#s)"/><path d="M36 72h148v160H36z" fill="url(#f)"/>
<path d="M36 72h148v6H36z" fill="#fff" opacity=".4"/><path d="M36 88h148v10H36zM36 206h148v10H36z" fill="${darker(c, 0.35)}" opacity=".5"/>${disc(110, 152, 54)}`,
};

const sachet: Pack = {
  label: { x: 128, y: 134, side: 88 },
  draw: (c) => {
    const teeth = (y: number, h: number) =>
      Array.from({ length: 13 }, (_, i) => `M${50 + i * 12} ${y}l6 ${h}l6 ${-h}z`).join('');
    return `<defs>${round(c)}</defs><path d="M50 38h156v186H50z" fill="url(#v)"/><path d="${teeth(38, -7)}${teeth(224, 7)}" fill="${darker(c, 0.2)}"/>
<path d="M50 38h156v22H50zM50 202h156v22H50z" fill="${darker(c, 0.22)}" opacity=".7"/>${disc(128, 132, 54)}${shine('M62 66h10v128q-6 4-10 2z')}`;
  },
};

const packet: Pack = {
  label: { x: 128, y: 132, side: 76 },
  draw: (c) => {
    const side = (x: number, w: number) =>
      `M${x} 84${Array.from({ length: 8 }, () => `l${w} 6l${-w} 6`).join('')}`;
    return `<defs>${down(lighter(c, 0.45), darker(c, 0.25), 'f')}</defs><path d="${side(30, -12)}l14-96zM226 84${Array.from({ length: 8 }, () => 'l12 6l-12 6').join('')}l-14-96z" fill="${darker(c, 0.18)}"/>
<path d="M36 74q92-16 184 0q10 54 0 116q-92 14-184 0q-10-62 0-116z" fill="url(#f)"/><path d="M38 88q90-14 180 0l1 12q-92-14-182 0z" fill="#fff" opacity=".4"/>
<path d="M44 176q84 12 168 0v8q-84 12-168 0z" fill="${darker(c, 0.4)}" opacity=".5"/>${disc(128, 132, 48)}`;
  },
};

const milk: Pack = {
  label: { x: 128, y: 138, side: 80 },
  draw: (c) => `<defs>${round('#ffffff')}</defs>
<path d="M58 38h140l2 22q20 70 2 138l-2 24H56l-2-24q-18-68 2-138z" fill="url(#v)"/><path d="M58 38h140l2 20H56zM54 202h148l-2 20H56z" fill="${c}"/>
<path d="M50 92q78 26 156 0q5 14 5 28q-84 28-166 0q0-14 5-28z" fill="${c}" opacity=".9"/><path d="M60 44h136M60 50h136M58 210h140" stroke="#fff" stroke-width="2" opacity=".5"/>
${disc(128, 138, 50)}${shine('M64 64q-16 66-2 132h8q-12-66 4-132z', 0.7)}`,
};

const drink: Pack = {
  label: { x: 128, y: 152, side: 58 },
  draw: (c) => `<defs>${round(c)}${round('#e14b43', 'k')}</defs>
<path d="M112 46h32q0 22 18 42q14 16 14 38v92q0 20-20 20h-56q-20 0-20-20v-92q0-22 14-38q18-20 18-42z" fill="url(#v)"/><path d="M112 46h32q0 22 10 34h-52q10-12 10-34z" fill="#fff" opacity=".45"/>
<path d="M108 20h40q4 0 4 4v22h-48V24q0-4 4-4z" fill="url(#k)"/><path d="M80 122h96v62H80z" fill="#fffaf2"/><path d="M80 122h96v6H80zM80 178h96v6H80z" fill="${darker(c, 0.35)}"/>
<path d="M84 196h88M84 208h88" stroke="${darker(c, 0.3)}" stroke-width="3" opacity=".35"/>${shine('M90 116q2-16 14-28l-4-2q-16 14-18 30zM88 190h8v34q-8-2-8-10z', 0.55)}`,
};

const tub: Pack = {
  label: { x: 128, y: 158, side: 66 },
  draw: (c) => `<defs>${round(c)}${round('#ffffff', 'k')}</defs>
<path d="M50 92h156l-16 122q-2 16-22 16H88q-20 0-22-16z" fill="url(#v)"/><ellipse cx="128" cy="88" rx="88" ry="22" fill="${darker(c, 0.2)}"/><ellipse cx="128" cy="82" rx="88" ry="22" fill="url(#k)"/><ellipse cx="124" cy="79" rx="66" ry="14" fill="#fff"/>
${disc(128, 160, 44)}${shine('M66 114h10l10 100q-8 2-10-6z', 0.4)}`,
};

const tube: Pack = {
  draw: (c) => `<defs>${down(lighter(c, 0.5), darker(c, 0.25), 'f')}${down('#ffffff', '#c3c9d6', 'k')}</defs>
<g transform="rotate(-24 128 128)"><path d="M18 84h14v88H18z" fill="${darker(c, 0.3)}"/><path d="M30 84q90 4 156 16q10 2 10 12v32q0 10-10 12q-66 12-156 16z" fill="url(#f)"/><path d="M40 100q80 2 146 14" stroke="#fff" stroke-width="7" opacity=".6" stroke-linecap="round" fill="none"/>
<path d="M70 116q60 2 100 10v14q-40 6-100 8z" fill="#fffaf2" opacity=".92"/><path d="M84 126q40 0 70 6" stroke="${c}" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M196 108h38q6 0 6 6v28q0 6-6 6h-38z" fill="url(#k)"/></g>`,
};

/** A steel bowl with a heap of grain, powder or small pieces in it. */
const heap: Pack = {
  draw: (c) => {
    const grains = Array.from({ length: 150 }, (_, i) => {
      const x = 44 + ((i * 53) % 168);
      const depth = 1 - ((x - 128) / 92) ** 2;
      const y = 146 - depth * (8 + ((i * 37) % 66));
      const fill = i % 3 === 0 ? darker(c, 0.28) : lighter(c, i % 3 === 1 ? 0.45 : 0.2);
      return `<ellipse cx="${x}" cy="${y.toFixed(1)}" rx="6" ry="4.4" fill="${fill}" transform="rotate(${(i * 47) % 180} ${x} ${y.toFixed(1)})"/>`;
    }).join('');
    return `<defs>${round('#d3dae4')}${down(lighter(c, 0.35), darker(c, 0.3), 'h')}</defs><path d="M30 146C54 90 96 62 128 62s74 28 98 84z" fill="url(#h)"/>${grains}
<path d="M22 140q106 26 212 0q-2 62-44 82q-62 22-124 0q-42-20-44-82z" fill="url(#v)"/><path d="M20 138q108 28 216 0v10q-108 28-216 0z" fill="#f7f9fc"/>${shine('M46 168q4 26 24 42q-18-2-28-24q-4-10-6-22z', 0.6)}`;
  },
};

/** A brass bowl with a smooth heap of powder or fine grains. */
const powder: Pack = {
  draw: (c) => {
    const specks = Array.from({ length: 120 }, (_, i) => {
      const x = 52 + ((i * 61) % 152);
      const depth = 1 - Math.abs(x - 128) / 84;
      const y = 138 - depth * ((i * 29) % 84);
      return `<circle cx="${x}" cy="${y.toFixed(1)}" r="1.7" fill="${i % 2 ? lighter(c, 0.6) : darker(c, 0.3)}"/>`;
    }).join('');
    return `<defs>${round('#e2b24a')}<linearGradient id="h" x1=".1" x2="1"><stop offset="0" stop-color="${lighter(c, 0.28)}"/><stop offset=".5" stop-color="${c}"/><stop offset="1" stop-color="${darker(c, 0.36)}"/></linearGradient></defs>
<path d="M34 144Q92 112 112 62q16-24 32 0q20 50 78 82z" fill="url(#h)"/><g opacity=".55">${specks}</g>
<path d="M24 138q104 28 208 0q-4 44-38 66q6 16 14 22H48q8-6 14-22q-34-22-38-66z" fill="url(#v)"/><path d="M20 136q108 30 216 0v10q-108 30-216 0z" fill="#fbe6a8"/><path d="M58 202q70 18 140 0" stroke="#8a5a18" stroke-width="3" fill="none" opacity=".45"/>${shine('M46 164q6 24 24 36q-16 0-26-16q-4-10-6-18z', 0.55)}`;
  },
};

export const packs = {
  pouch,
  sack,
  bottle,
  syrup,
  jar,
  tin,
  box,
  sachet,
  packet,
  milk,
  drink,
  tub,
  tube,
  heap,
  powder,
} as const satisfies Record<string, Pack>;

export type PackName = keyof typeof packs;

export const packSide = 384;

export const packSvg = (name: PackName, colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="${packSide}" height="${packSide}">${packs[name].draw(colour)}</svg>`,
  );
