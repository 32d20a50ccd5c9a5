// Android opens links by the beginning of their path, so the manifest has to name every section of the app.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allPages } from './pages.ts';

const manifest = readFileSync(
  join(import.meta.dirname, '../../../mobile/android/app/src/main/AndroidManifest.xml'),
  'utf8',
);

it("the Android app opens links to each of the app's pages, and to nothing else [NATIVE-9]", () => {
  const opened = [...manifest.matchAll(/android:pathPrefix="\/(\w+)"/g)].map(([, section]) => section);
  const sections = allPages.map(({ path }) => path.split('/')[1]).filter((section) => section !== '');
  expect(opened.sort()).toEqual([...new Set(sections)].sort());
});
