// The smallest recordings of each container, with a choice of what is in them, and their upload.
import type { Client, TestAnswer } from './client.ts';

/** A length of one byte, then the contents. */
const element = (id: readonly number[], contents: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([...id, 0x80 | contents.length]), contents]);

/** WebM as `MediaRecorder` writes it: of unknown length, because it is still running. */
export function makeWebm({ docType = 'webm', codecs = ['A_OPUS'], bytes = 200 } = {}): Buffer {
  const tracks = codecs.map((codec) => element([0xae], element([0x86], Buffer.from(codec))));
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(docType))),
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    element([0x16, 0x54, 0xae, 0x6b], Buffer.concat(tracks)),
    Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    element([0xe7], Buffer.from([0])),
    block(bytes),
  ]);
}

/** One block with a length of four bytes. */
function block(bytes: number): Buffer {
  const head = Buffer.alloc(5);
  head[0] = 0xa3;
  head.writeUInt32BE(0x10_00_00_00 + bytes, 1);
  return Buffer.concat([head, Buffer.alloc(bytes, 7)]);
}

function oggPage(flags: number, contents: Uint8Array): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS', 'latin1');
  head[5] = flags;
  head[26] = 1;
  head[27] = contents.length;
  return Buffer.concat([head, contents]);
}

/** Ogg with streams that begin with these words. */
export const makeOgg = (heads: readonly string[] = ['OpusHead']): Buffer =>
  Buffer.concat([
    ...heads.map((head) => oggPage(2, Buffer.from(head.padEnd(19, '\0')))),
    oggPage(0, Buffer.alloc(40, 7)),
    oggPage(4, Buffer.alloc(20, 7)),
  ]);

function box(type: string, ...contents: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  const body = Buffer.concat(contents);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** MP4 with one track per sample, each of which names what it is. `object` is 0x40 for AAC. */
export function makeMp4({ samples = ['mp4a'], object = 0x40 } = {}): Buffer {
  const config = Buffer.from([4, 0x80, 0x80, 0x80, 13, object, ...Buffer.alloc(12)]);
  const stream = Buffer.from([3, 0x80, 0x80, 0x80, 3 + config.length, 0, 0, 0]);
  const sound = [Buffer.alloc(28), box('esds', Buffer.alloc(4), stream, config)];
  const track = (sample: string) =>
    box('trak', box('mdia', box('minf', box('stbl', box('stsd', Buffer.alloc(8), box(sample, ...sound))))));
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0isom')),
    box('mdat', Buffer.alloc(40, 7)),
    box('moov', box('mvhd', Buffer.alloc(100)), ...samples.map(track)),
  ]);
}

/** Sends a file like a browser. */
export async function uploadFile(
  client: Client,
  file: Uint8Array,
  type = 'audio/webm',
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)], { type }), 'file');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const contentType = encoded.headers.get('content-type') ?? '';
  return client.send('POST', '/files/', body, { 'content-type': contentType, ...headers });
}

/** Returns the id of an uploaded file. */
export async function makeFile(client: Client, file: Uint8Array): Promise<number> {
  const answer = await uploadFile(client, file);
  if (answer.status !== 201) throw new Error(`the file was refused: ${answer.text}`);
  return answer.body.id;
}
