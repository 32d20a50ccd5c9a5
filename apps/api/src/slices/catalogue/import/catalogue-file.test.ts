// Catalogue files as spreadsheets write them, and other files.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  emptyCatalogue,
  fileOf,
  header,
  importFile,
  readCatalogue,
} from '../../../testing/catalogue-files.ts';
import type { Client } from '../../../testing/client.ts';
import { makeOperatorClient } from '../../../testing/operators.ts';
import { makePicture } from '../../../testing/pictures.ts';
import { makeProductType } from '../../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let testApp: TestApp;
let operator: Client;

beforeAll(async () => {
  testApp = await createTestApp();
  operator = await makeOperatorClient(testApp);
  await makeProductType(testApp, 'Fruit');
});
beforeEach(() => emptyCatalogue(testApp));
afterAll(() => testApp.close());

describe('a file as spreadsheets write it', () => {
  const cells = ['Fig, dried', 'Fruit', 'Soft;\nsweet "figs"', '12.50', 'fig, anjeer'];
  const write = (delimiter: string, end: string) =>
    [header.split(','), cells]
      .map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter) + end)
      .join('');

  it.each([
    ['commas', write(',', '\n')],
    ['semicolons and CRLF', write(';', '\r\n')],
    ['tabs', write('\t', '\r\n')],
    ['CR alone', write(',', '\r')],
    ['a byte order mark', `\ufeff${write(';', '\r\n')}`],
    ['no line break at the end', write(',', '\r\n').trimEnd()],
    [
      'other columns, in another order',
      'Tags;PRICE;id;Name;Description;Type\r\n"fig, anjeer";12,50;7;"Fig, dried";"Soft;\nsweet ""figs""";fruit\r\n',
    ],
  ])('may have %s [DESK-5]', async (_, file) => {
    const answer = await importFile(operator, { file });
    expect([answer.status, answer.body.counts?.new]).toEqual([200, 1]);
    expect(await readCatalogue(testApp)).toEqual([
      ['Fig, dried', 'Soft;\nsweet "figs"', 1250, ['fig', 'anjeer'], 1],
    ]);
  });

  it('is numbered by the lines on which its rows begin', async () => {
    const lines = ['Fig,Fruit,"a\r\nb\nc",1,', '', 'Date,Fruit,"x\r\n\r\ny",1,', ',,,,', 'Nut,Smithy,,1,'];
    const { body } = await importFile(operator, { file: fileOf(...lines), dryRun: true });
    expect(body.rows.map(({ line }: { line: number }) => line)).toEqual([2, 6, 10]);
  });

  it("is refused with a sentence when it isn't a catalogue [DESK-5]", async () => {
    const [line] = [fileOf('Fig,Fruit,,9,')];
    const refused: [string, string | Uint8Array, RegExp][] = [
      ['picture.csv', await makePicture(), /not a CSV file in UTF-8/],
      ['latin.csv', Buffer.from('name,type,description,price,tags\r\nCaf\xe9,Fruit,,1,', 'latin1'), /UTF-8/],
      ['utf16.csv', Buffer.from(`\ufeff${line}`, 'utf16le'), /UTF-8/],
      ['empty.csv', '', /The file is empty/],
      ['blank.csv', '\ufeff\r\n\r\n', /The file is empty/],
      ['letter.csv', 'Dear Meera,\r\nplease add figs.', /first line must name the columns/],
      ['columns.csv', 'name,type,price\r\nFig,Fruit,9', /Missing: description, tags/],
    ];
    for (const [name, file, sentence] of refused) {
      const { status, body } = await importFile(operator, { file, name, dryRun: true });
      expect([name, status, body.code]).toEqual([name, 400, 'input.invalid']);
      expect(body.detail).toMatch(sentence);
      expect(body.errors.file).toEqual([body.detail]);
    }
  });

  const line = (name: string): string => `${name},Fruit,,1,`;
  const twelve = Array.from({ length: 10 }, (_, at) => line(`F${at}`));

  it.each([
    [2, fileOf('"Fig,Fruit,,9,', line('Nut'), line('Date'))],
    [2, fileOf('"Fig" dried,Fruit,,9,', line('Nut'))],
    [3, fileOf(line('Date'), '"Fig,Fruit,,9,', '"Nut",Fruit,,1,')],
    [4, fileOf(line('Fig'), line('Date'), 'C "three",Fruit,,1,', line('Nut'))],
    [12, fileOf(...twelve, 'Fig "dried",Fruit,,9,', line('Nut'))],
    [12, fileOf(...twelve, line('Nut').replace(',1,', ',1,"nut'))],
    [6, fileOf('Fig,Fruit,"a\r\n""b""\r\nc",1,', line('Date'), 'Nut",Fruit,,1,')],
    [6, fileOf('Fig,Fruit,"a\r\nb\rc\nd",1,', 'Nut "x",Fruit,,1,')],
    [4, `\ufeff${fileOf(line('Fig'), line('Date'), 'C "three",Fruit,,1,').replaceAll(',', ';')}`],
    [3, fileOf(line('Fig'), 'C "three",Fruit,,1,').replaceAll('\r\n', '\n')],
    [3, fileOf(line('Fig'), 'C "three",Fruit,,1,').replaceAll('\r\n', '\r')],
    [2_003, fileOf(...Array.from({ length: 2001 }, () => line('x'.repeat(100))), 'a"b,Fruit,,1,')],
  ])('is refused with its line %i when a quotation mark there is wrong [DESK-124]', async (at, file) => {
    const { status, body } = await importFile(operator, { file, dryRun: true });
    const detail = `Line ${at} is not valid CSV. Check the quotation marks there.`;
    expect([status, body.detail, body.errors]).toEqual([400, detail, { file: [detail] }]);
  });

  it('is refused above 8 MB, and a far larger one before it is read [DESK-5]', async () => {
    for (const megabytes of [9, 50]) {
      const file = Buffer.alloc(megabytes * 1024 * 1024, 'a');
      const { status, body } = await importFile(operator, { file });
      expect([megabytes, status, body.code]).toEqual([megabytes, 413, 'body.too_large']);
      expect(body.detail).toMatch(/larger than 8 MB/);
    }
  });

  it('is refused with more than 20,000 rows', async () => {
    const lines = Array.from({ length: 20_001 }, (_, at) => `F${at},Fruit,,1,`);
    const { status, body } = await importFile(operator, { file: fileOf(...lines), dryRun: true });
    expect([status, body.errors]).toEqual([400, { file: [expect.stringContaining('more than 20000 rows')] }]);
  });

  const commas = (count: number): string => ','.repeat(count);
  const refusals: [string, string, RegExp][] = [
    ['8 MB of commas', commas(8_000_000), /^Line 1 has more than 100 columns/],
    ['8 MB of commas in its second line', fileOf(commas(8_000_000)), /^Line 2 has more than 100 columns/],
    ['101 columns', fileOf(line('Fig'), commas(100)), /^Line 3 has more than 100 columns/],
    ['four million empty rows', `${header}\n${',\n'.repeat(4_000_000)}`, /more than 40000 rows/],
    ['a million rows of ""', `${header}\n${'""\n'.repeat(1_000_000)}`, /more than 40000 rows/],
    [
      '8 MB of tags',
      fileOf(`Fig,Fruit,,1,"${'a,'.repeat(4_000_000)}"`),
      /^Line 2 has a cell of more than 32767/,
    ],
  ];
  it.each(refusals)(
    'is refused before its cells are read when it has %s [DESK-143]',
    async (_, file, words) => {
      const { status, body } = await importFile(operator, { file, dryRun: true });
      expect([status, body.errors]).toEqual([400, { file: [expect.stringMatching(words)] }]);
    },
  );

  it('may have 100 columns, empty rows, and many separators inside quotation marks [DESK-143]', async () => {
    const wide = [...header.split(','), ...Array.from({ length: 95 }, (_, at) => `c${at}`)].join(',');
    const description = `"${',;\t'.repeat(60)}${'""\r\n'.repeat(60)}"`;
    const file = [wide, `Fig,Fruit,${description},1,"a, b"${commas(95)}`, ...Array(60).fill(commas(99))];
    file.push(`Date,Fruit,"${'\n'.repeat(1_000)}",1,`);
    const { status, body } = await importFile(operator, { file: file.join('\r\n'), dryRun: true });
    expect([status, body.counts]).toMatchObject([200, { new: 2, refused: 0 }]);
  });

  it('is refused without a file, or with an unknown dry_run', async () => {
    const none = await importFile(operator, { dryRun: true });
    expect([none.status, Object.keys(none.body.errors)]).toEqual([400, ['file']]);
    const strange = await importFile(operator, { file: header, dryRun: 'maybe' });
    expect([strange.status, Object.keys(strange.body.errors)]).toEqual([400, ['dry_run']]);
    const details = await importFile(operator, { file: header, details: 'maybe' });
    expect([details.status, Object.keys(details.body.errors)]).toEqual([400, ['details']]);
    const json = await operator.post('/operator/catalogue/import/', { file: header });
    expect([json.status, json.body.code]).toEqual([415, 'body.unsupported']);
  });
});
