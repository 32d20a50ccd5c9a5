// A picture in memory. Layers are drawn onto each other without encoding in between.

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** RGB, row by row. */
  readonly data: Uint8Array;
}

/** A layer to draw on a canvas. RGBA, row by row, not premultiplied by alpha. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Not `slice`: a Buffer's `slice` shares its bytes. */
export const copyOf = ({ width, height, data }: Canvas): Canvas => ({
  width,
  height,
  data: new Uint8Array(data),
});

/** Draws a raster with its upper left corner at `left`, `top`. Parts outside of the canvas are cut off. */
export function draw(canvas: Canvas, raster: Raster, left: number, top: number): void {
  const x0 = Math.round(left);
  const y0 = Math.round(top);
  const fromX = Math.max(0, -x0);
  const toX = Math.min(raster.width, canvas.width - x0);
  const fromY = Math.max(0, -y0);
  const toY = Math.min(raster.height, canvas.height - y0);
  const source = raster.data;
  const target = canvas.data;
  for (let y = fromY; y < toY; y += 1) {
    let from = (y * raster.width + fromX) * 4;
    let to = ((y0 + y) * canvas.width + x0 + fromX) * 3;
    for (let x = fromX; x < toX; x += 1, from += 4, to += 3) {
      const alpha = source[from + 3] ?? 0;
      if (alpha === 0) continue;
      blend(target, to, alpha, source[from] ?? 0, source[from + 1] ?? 0, source[from + 2] ?? 0);
    }
  }
}

/** Integer arithmetic, because this runs a hundred million times while the demo's pictures are painted. */
function blend(
  target: Uint8Array,
  at: number,
  alpha: number,
  red: number,
  green: number,
  blue: number,
): void {
  if (alpha === 255) {
    target[at] = red;
    target[at + 1] = green;
    target[at + 2] = blue;
    return;
  }
  const rest = 255 - alpha;
  target[at] = ((target[at] ?? 0) * rest + red * alpha + 127) / 255;
  target[at + 1] = ((target[at + 1] ?? 0) * rest + green * alpha + 127) / 255;
  target[at + 2] = ((target[at + 2] ?? 0) * rest + blue * alpha + 127) / 255;
}

/** Darkens towards `colour` in a soft ellipse: the shadow below a thing. */
export function drawShadow(
  canvas: Canvas,
  at: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number },
  [red, green, blue]: readonly [number, number, number],
  strength: number,
): void {
  const { data, width, height } = canvas;
  for (let y = Math.max(0, Math.ceil(at.y - at.ry)); y < Math.min(height, at.y + at.ry); y += 1) {
    for (let x = Math.max(0, Math.ceil(at.x - at.rx)); x < Math.min(width, at.x + at.rx); x += 1) {
      const distance = ((x - at.x) / at.rx) ** 2 + ((y - at.y) / at.ry) ** 2;
      if (distance >= 1) continue;
      const alpha = (1 - distance) * (1 - distance) * strength * 255;
      blend(data, (y * width + x) * 3, alpha, red, green, blue);
    }
  }
}

/** Crops the empty rows and columns around the raster. */
export function trim({ width, height, data }: Raster): Raster {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= barelySeen) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  const trimmed = new Uint8Array(Math.max(0, right - left + 1) * Math.max(0, bottom - top + 1) * 4);
  const rowBytes = (right - left + 1) * 4;
  for (let y = top; y <= bottom; y += 1) {
    const from = (y * width + left) * 4;
    trimmed.set(data.subarray(from, from + rowBytes), (y - top) * rowBytes);
  }
  return { width: right - left + 1, height: bottom - top + 1, data: trimmed };
}

/** Of 255. Soft edges end below this alpha. */
const barelySeen = 6;
