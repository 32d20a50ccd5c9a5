import sharp from 'sharp';
import type { Client, TestAnswer } from './client.ts';

export interface Upload {
  readonly file?: Uint8Array;
  readonly fileName?: string;
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A plain picture in one colour, PNG unless asked otherwise. */
export function makePicture(
  width = 40,
  height = 30,
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'png',
) {
  return sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .toFormat(format)
    .toBuffer();
}

/** Sends a form like a browser. The file's name is always `cover`. */
export async function uploadPicture(
  client: Client,
  upload: Upload,
  path = '/shops/product-images/',
): Promise<TestAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields ?? {})) form.append(name, value);
  if (upload.file) {
    const { file, fileName = 'picture.png', type = 'image/png' } = upload;
    form.append('cover', new Blob([new Uint8Array(file)], { type }), fileName);
  }
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type') ?? '';
  return client.send('POST', path, body, { 'content-type': type });
}

/** A picture that belongs to this retailer, made through the API; returns its id. */
export async function makeImage(retailer: Client, { isPrimary = true } = {}): Promise<number> {
  const fields = { is_primary: String(isPrimary) };
  const answer = await uploadPicture(retailer, { file: await makePicture(), fields });
  if (answer.status !== 201) throw new Error(`the picture was refused: ${answer.text}`);
  return Number(answer.body.id);
}

/** A picture of the operator's, with the path that records show as their cover. */
export async function makeOperatorImage(operator: Client): Promise<{ id: number; cover: string }> {
  const answer = await uploadPicture(operator, { file: await makePicture() }, '/operator/images/');
  if (answer.status !== 201) throw new Error(`the picture was refused: ${answer.text}`);
  return answer.body;
}
