// The catalogue as CSV, exported and imported again, also with 10,000 rows.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { csvLine, unguarded } from '../../../platform/csv.ts';
import { makeCatalogueProduct } from '../../../testing/catalogue.ts';
import {
  emptyCatalogue,
  exportFile,
  fileOf,
  header,
  importFile,
  readCatalogue,
} from '../../../testing/catalogue-files.ts';
import type { Client } from '../../../testing/client.ts';
import { makeOperatorClient } from '../../../testing/operators.ts';
import { makeProductType } from '../../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let testApp: TestApp;
let operator: Client;
let fruit: number;

beforeAll(async () => {
  testApp = await createTestApp();
  operator = await makeOperatorClient(testApp);
  fruit = await makeProductType(testApp, 'Fruit');
});
beforeEach(() => emptyCatalogue(testApp));
afterAll(() => testApp.close());

const exportHeader = `${header},mrp,net_quantity,unit,name_hi,name_ml,is_loose`;

describe('an export', () => {
  it('is CSV that spreadsheets read, without formulas that they would run [DESK-5]', async () => {
    await makeCatalogueProduct(testApp, {
      typeId: fruit,
      name: '=HYPERLINK("x")',
      description: '@me',
      pricePaise: 1250,
      tags: ['+a', 'b,c'],
    });
    const { status, headers, text } = await exportFile(operator);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="catalogue.csv"');
    expect(text).toBe(
      `\ufeff${exportHeader}\r\n"'=HYPERLINK(""x"")",Fruit,'@me,12.50,"'+a, ""b,c""",,,,,,false\r\n`,
    );
  });

  it('guards every sign that begins a formula in some spreadsheet [DESK-5]', () => {
    for (const sign of ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−']) {
      const [guarded] = [csvLine([`${sign}1`, `a${sign}1`])];
      expect(guarded).toBe(`'${sign}1,a${sign}1\r\n`);
      expect(unguarded(`'${sign}1`)).toBe(`${sign}1`);
    }
    for (const blank of ['\t', '\r', '\n']) expect(csvLine([`${blank}=1`])).toBe(`"'${blank}=1"\r\n`);
    for (const plain of ['1', 'a-b', "'tis", '']) expect(csvLine([plain])).toBe(`${plain}\r\n`);
  });

  it('can be imported again without changes [DESK-5]', async () => {
    const odd = [
      '＝1+1',
      "'＠",
      '=1+1',
      "'=1",
      '-x',
      '@',
      '"',
      "''",
      'a;b',
      'Two\nlines, "quoted"',
      'tab\there',
    ];
    for (const [at, text] of odd.entries()) {
      const tags = [...new Set([text, `t${at}`])];
      await makeCatalogueProduct(testApp, { typeId: fruit, name: `${text}${at}`, description: text, tags });
    }
    await makeCatalogueProduct(testApp, { typeId: fruit, name: 'Same', pricePaise: 100 });
    await makeCatalogueProduct(testApp, { typeId: fruit, name: 'Same', pricePaise: 200 });
    const before = await readCatalogue(testApp);
    const { text } = await exportFile(operator);
    const { body } = await importFile(operator, { file: text });
    expect(body.counts).toEqual({ new: 0, changed: 0, unchanged: odd.length + 2, refused: 0 });
    expect(await readCatalogue(testApp)).toEqual(before);
  });

  it('of an empty catalogue is a header, which can be imported', async () => {
    const { text } = await exportFile(operator);
    expect(text).toBe(`\ufeff${exportHeader}\r\n`);
    expect((await importFile(operator, { file: text })).body).toMatchObject({ is_applied: true, rows: [] });
  });
});

describe('10,000 rows', () => {
  it('are imported and exported within 30 seconds, and other calls go on [DESK-5]', {
    timeout: 120_000,
  }, async () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, at) =>
        `"Item ${at}, 1 kg",Fruit,"Kind ${at % 97} of fruit, picked in the morning.",${at % 500},"fruit, kind${at % 97}"`,
    );
    const begin = performance.now();
    let isDone = false;
    const importing = importFile(operator, { file: fileOf(...lines) }).finally(() => {
      isDone = true;
    });
    let slowest = 0;
    let calls = 0;
    while (!isDone) {
      const asked = performance.now();
      await operator.get('/users/details/');
      slowest = Math.max(slowest, performance.now() - asked);
      calls += 1;
    }
    const { status, body } = await importing;
    expect([status, body.counts]).toEqual([200, { new: 10_000, changed: 0, unchanged: 0, refused: 0 }]);
    expect(performance.now() - begin).toBeLessThan(30_000);
    expect(calls).toBeGreaterThan(10);
    expect(slowest).toBeLessThan(1000);
    const { text } = await exportFile(operator);
    const again = await importFile(operator, { file: text, dryRun: true });
    expect(again.body.counts).toEqual({ new: 0, changed: 0, unchanged: 10_000, refused: 0 });
  });
});
