import { expect, test } from 'vitest';
import { type ChosenImage, type Uploaded, uploadImages } from './product-images.ts';

const image = (key: string): ChosenImage => ({ key, file: new File([key], `${key}.png`), previewUrl: '' });
const images = [image('a'), image('b'), image('c')];

function uploads(failsAt?: string) {
  const sent: string[] = [];
  let fails = failsAt;
  let nextId = 1;
  return {
    sent,
    mend: () => {
      fails = undefined;
    },
    uploadOne: async ({ key }: ChosenImage, isPrimary: boolean): Promise<Uploaded> => {
      if (key === fails) throw new Error('cut');
      sent.push(isPrimary ? `${key}!` : key);
      return { id: nextId++, isPrimary };
    },
  };
}

const quiet = () => {};

test('uploads each picture once, and puts the primary one first [PICT-1]', async () => {
  const { sent, uploadOne } = uploads();
  const uploaded = new Map<string, Uploaded>();
  const ids = await uploadImages({ images, primaryKey: 'b', uploaded, uploadOne, onProgress: quiet });
  expect(sent).toEqual(['a', 'b!', 'c']);
  expect(ids).toEqual([2, 1, 3]);
});

test('a retry uploads only what the first try did not [PROD-23]', async () => {
  const { sent, mend, uploadOne } = uploads('c');
  const uploaded = new Map<string, Uploaded>();
  const upload = () => uploadImages({ images, primaryKey: 'a', uploaded, uploadOne, onProgress: quiet });
  await expect(upload()).rejects.toThrow('cut');
  mend();
  expect(await upload()).toEqual([1, 2, 3]);
  expect(sent).toEqual(['a!', 'b', 'c']);
});

test('another primary picture chosen between two tries is uploaded again as primary and comes first [PROD-23]', async () => {
  const { sent, uploadOne } = uploads();
  const uploaded = new Map<string, Uploaded>();
  await uploadImages({ images, primaryKey: 'a', uploaded, uploadOne, onProgress: quiet });
  const ids = await uploadImages({ images, primaryKey: 'c', uploaded, uploadOne, onProgress: quiet });
  expect(sent).toEqual(['a!', 'b', 'c', 'c!']);
  expect(ids).toEqual([4, 1, 2]);
});

test('progress shows how many of the pending uploads are done [PROD-23]', async () => {
  const progress: string[] = [];
  const { uploadOne } = uploads();
  await uploadImages({
    images,
    primaryKey: 'a',
    uploaded: new Map([['b', { id: 9, isPrimary: false }]]),
    uploadOne,
    onProgress: (done, count) => progress.push(`${done}/${count}`),
  });
  expect(progress).toEqual(['0/2', '1/2', '2/2']);
});
