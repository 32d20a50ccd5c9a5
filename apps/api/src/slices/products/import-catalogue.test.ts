// The catalogue as CSV: import with its dry run, and export.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCatalogueProduct } from '../../testing/catalogue.ts';
import { exportFile, fileOf, header, importFile } from '../../testing/catalogue-files.ts';
import type { Client } from '../../testing/client.ts';
import { waitForLockWait } from '../../testing/lock-waits.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { makePicture } from '../../testing/pictures.ts';
import { makeProductType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { importCatalogue } from './import-catalogue.ts';

let testApp: TestApp;
let operator: Client;
let fruit: number;

beforeAll(async () => {
  testApp = await createTestApp();
  operator = await makeOperatorClient(testApp);
  fruit = await makeProductType(testApp, 'Fruit');
});
beforeEach(async () => {
  await testApp.database.pool.query('update products set catalogue_product_id = null');
  await testApp.database.pool.query('delete from catalogue_products');
});
afterAll(() => testApp.close());

async function catalogue() {
  const { rows } = await testApp.database.pool.query(
    'select name, type_id, description, price_paise, tags, version from catalogue_products order by name, id',
  );
  return rows.map((row) => [row.name, row.description, Number(row.price_paise), row.tags, row.version]);
}

const fatesOf = ({ body }: { body: { rows: { fate: string }[] } }) => body.rows.map(({ fate }) => fate);

describe('an import', () => {
  it('adds new products and changes known ones [DESK-5]', async () => {
    await makeCatalogueProduct(testApp, { typeId: fruit, name: 'Mango', pricePaise: 5500, tags: ['a'] });
    await makeCatalogueProduct(testApp, { typeId: fruit, name: 'Guava', description: 'Old', tags: [] });
    const file = fileOf(
      'Papaya,Fruit,Ripe,40,"pappaya, fruit"',
      'mango,FRUIT,From the shared catalogue.,60.50,a',
      'Guava,Fruit,New,55.5,b',
      ',,,,',
    );
    const dry = await importFile(operator, { file, dryRun: true });
    const rows = [
      { line: 2, fate: 'new', changes: [], error: null },
      { line: 3, fate: 'changed', changes: ['name', 'price'], error: null },
      { line: 4, fate: 'changed', changes: ['description', 'tags'], error: null },
    ];
    const counts = { new: 1, changed: 2, unchanged: 0, refused: 0 };
    expect([dry.status, dry.body]).toEqual([200, { is_applied: false, counts, rows }]);
    expect(await catalogue()).toHaveLength(2);
    const real = await importFile(operator, { file, dryRun: 'false' });
    expect([real.status, real.body]).toEqual([200, { is_applied: true, counts, rows }]);
    expect(await catalogue()).toEqual([
      ['Guava', 'New', 5550, ['b'], 2],
      ['Papaya', 'Ripe', 4000, ['pappaya', 'fruit'], 1],
      ['mango', 'From the shared catalogue.', 6050, ['a'], 2],
    ]);
    const again = await importFile(operator, { file });
    expect(again.body).toMatchObject({ is_applied: true, counts: { unchanged: 3, changed: 0, new: 0 } });
    const { body: audit } = await operator.get('/operator/audit/?kind=import');
    expect(audit.results).toMatchObject([
      { action: 'import.apply', actor: { id: operator.userId }, after: { new: 1, changed: 2 } },
    ]);
  });

  it('also says the names and what changes, when the form asks for details [DESK-92]', async () => {
    await makeCatalogueProduct(testApp, {
      typeId: fruit,
      name: 'Mango',
      description: '',
      pricePaise: 4000,
      tags: ['a'],
    });
    const file = fileOf('mango,Fruit,,42.50,"a, b"', 'Papaya,Fruit,,40,', 'Nail,Smithy,,2,');
    const { body } = await importFile(operator, { file, dryRun: true, details: true });
    expect(body.rows).toMatchObject([
      {
        name: 'mango',
        before: { name: 'Mango', price: 40, tags: 'a' },
        after: { name: 'mango', price: 42.5, tags: 'a, b' },
      },
      { fate: 'new', name: 'Papaya' },
      { fate: 'refused', name: 'Nail' },
    ]);
    expect(Object.keys(body.rows[0].before)).toEqual(['name', 'price', 'tags']);
    expect(Object.keys(body.rows[1])).toEqual(['line', 'fate', 'changes', 'error', 'name']);
    const refused = await importFile(operator, { file, details: true });
    expect(refused.body.rows).toEqual(body.rows);
  });

  it('writes the fields of each product before and after into the audit [DESK-93]', async () => {
    const long = 'x'.repeat(300);
    const id = await makeCatalogueProduct(testApp, {
      typeId: fruit,
      name: 'Mango',
      pricePaise: 4000,
      tags: [],
    });
    await importFile(operator, { file: fileOf(`Mango,Fruit,${long},42,`, 'Papaya,Fruit,,40,sweet') });
    const [change] = await auditOf(operator, 'catalogue', id);
    expect(change).toMatchObject({ action: 'catalogue.update', actor: { id: operator.userId } });
    expect(change.before).toEqual({ description: 'From the shared catalogue.', price: 40 });
    expect(change.after).toEqual({ description: `${'x'.repeat(199)}…`, price: 42 });
    const { body } = await operator.get('/operator/catalogue/?search=papaya');
    expect(await auditOf(operator, 'catalogue', body.results[0].id)).toMatchObject([
      {
        action: 'catalogue.create',
        before: {},
        after: { name: 'Papaya', type: fruit, price: 40, tags: ['sweet'] },
      },
    ]);
  });

  it('makes its products known to the search, with typing errors', async () => {
    await importFile(operator, { file: fileOf('Rambutan,Fruit,,80,') });
    const { retailer } = await makeVerifiedShop(testApp);
    const { body } = await retailer.get('/shops/catalogue/?search=ranbutan');
    expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['Rambutan']);
  });

  it('writes nothing when a row is refused, and says why [DESK-5]', async () => {
    const file = fileOf(
      'Papaya,Fruit,Ripe,40,',
      'Nail,Smithy,,2,',
      ',Fruit,,x,',
      'papaya,Fruit,,41,',
      'Guava,Fruit,,1.999,',
    );
    const dry = await importFile(operator, { file, dryRun: true });
    const errors = [
      null,
      'There is no product type “Smithy”. Correct its name, or add the type first.',
      'The name is missing. Enter one. The price “x” is not a price. Write it like 26 or 26.50.',
      'Line 2 already has this product. Keep one of the two lines.',
      'The price has more than two decimals. Write it like 26.50.',
    ];
    expect([dry.status, dry.body.is_applied]).toEqual([200, false]);
    expect(dry.body.counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 4 });
    expect(dry.body.rows.map(({ error }: { error: string | null }) => error)).toEqual(errors);
    const real = await importFile(operator, { file, dryRun: false });
    expect([real.status, real.body.code]).toEqual([409, 'import.refused']);
    expect(real.body.rows).toEqual(dry.body.rows);
    expect(real.body.detail).toBe(
      'Nothing was imported, because 4 rows have errors. Correct the file and import it again.',
    );
    expect(await catalogue()).toEqual([]);
  });

  it('names the first refused rows of a long file, in at most 16 KiB [DESK-5]', async () => {
    const lines = Array.from({ length: 1000 }, (_, at) => `Fruit ${at},${at % 2 ? 'Smithy' : 'Fruit'},,1,`);
    const answer = await importFile(operator, { file: fileOf(...lines) });
    expect([answer.status, answer.body.code]).toEqual([409, 'import.refused']);
    expect(answer.text.length).toBeLessThan(16_384);
    expect(answer.body.rows.length).toBeGreaterThan(50);
    expect(new Set(fatesOf(answer))).toEqual(new Set(['refused']));
    expect(answer.body.rows[0].line).toBe(3);
    expect(answer.body.detail).toContain('500 rows have errors');
  });

  it('does nothing twice under one Idempotency-Key', async () => {
    const form = (key: string) => ({
      'content-type': 'multipart/form-data; boundary=x',
      'idempotency-key': key,
    });
    const body = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${fileOf('Fig,Fruit,,9,')}\r\n--x--\r\n`;
    const send = () => operator.send('POST', '/operator/catalogue/import/', body, form('once'));
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(first.body.counts.new).toBe(1);
  });

  it('adds a product once when two imports run at once', async () => {
    const file = fileOf('Fig,Fruit,,9,', 'Date,Fruit,,9,');
    const answers = await Promise.all([importFile(operator, { file }), importFile(operator, { file })]);
    expect(answers.map(({ body }) => body.counts.new).sort()).toEqual([0, 2]);
    expect(await catalogue()).toHaveLength(2);
  });
});

describe('while an import runs', () => {
  const rowOf = (name: string, pricePaise: number) => ({
    line: 2,
    name,
    typeName: 'Fruit',
    description: 'From the shared catalogue.',
    pricePaise,
    tags: ['shared'],
  });

  it('shops add products that it leaves as they are [DESK-94]', async () => {
    const mango = await makeCatalogueProduct(testApp, { typeId: fruit, name: 'Mango' });
    await makeCatalogueProduct(testApp, { typeId: fruit, name: 'Guava' });
    const { retailer } = await makeVerifiedShop(testApp);
    const rows = [rowOf('Mango', 5550), rowOf('Guava', 100), rowOf('Papaya', 100)];
    await testApp.database.inTx(async (tx) => {
      const file = { rows, isDryRun: false, hasDetails: false };
      const { counts } = await importCatalogue(tx, operator, file);
      expect(counts).toMatchObject({ new: 1, changed: 1, unchanged: 1 });
      expect((await retailer.post(`/shops/catalogue/${mango}/add/`)).status).toBe(201);
      expect((await importFile(operator, { file: fileOf('Fig,Fruit,,9,'), dryRun: true })).status).toBe(200);
    });
  });

  it.each([
    [
      'changed',
      'update catalogue_products set price_paise = 700, version = version + 1',
      'changed',
      ['description'],
    ],
    ['deleted', 'delete from catalogue_products', 'new', []],
  ])(
    'a product that somebody has just %s is compared again [DESK-94]',
    async (_, statement, fate, changes) => {
      const parts = { typeId: fruit, name: 'Mango', description: '', pricePaise: 100, tags: [] };
      await makeCatalogueProduct(testApp, parts);
      const other = await testApp.database.pool.connect();
      await other.query(`begin; ${statement}`);
      const importing = importFile(operator, { file: fileOf('Mango,Fruit,Ripe,7,') });
      await waitForLockWait(testApp.database);
      await other.query('commit');
      other.release();
      expect((await importing).body.rows).toMatchObject([{ fate, changes }]);
      expect(await catalogue()).toEqual([['Mango', 'Ripe', 700, [], expect.any(Number)]]);
    },
  );
});

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
    expect(await catalogue()).toEqual([['Fig, dried', 'Soft;\nsweet "figs"', 1250, ['fig', 'anjeer'], 1]]);
  });

  it('is numbered by the lines on which its rows begin', async () => {
    const lines = ['Fig,Fruit,"a\r\nb\nc",1,', '', 'Date,Fruit,"x\r\n\r\ny",1,', ',,,,', 'Nut,Smithy,,1,'];
    const { body } = await importFile(operator, { file: fileOf(...lines), dryRun: true });
    expect(body.rows.map(({ line }: { line: number }) => line)).toEqual([2, 6, 10]);
  });

  it('is refused with a sentence when it is something else [DESK-5]', async () => {
    const [line] = [fileOf('Fig,Fruit,,9,')];
    const refused: [string, string | Uint8Array, RegExp][] = [
      ['picture.csv', await makePicture(), /not a CSV file in UTF-8/],
      ['latin.csv', Buffer.from('name,type,description,price,tags\r\nCaf\xe9,Fruit,,1,', 'latin1'), /UTF-8/],
      ['utf16.csv', Buffer.from(`\ufeff${line}`, 'utf16le'), /UTF-8/],
      ['empty.csv', '', /The file is empty/],
      ['blank.csv', '\ufeff\r\n\r\n', /The file is empty/],
      ['letter.csv', 'Dear Meera,\r\nplease add figs.', /first line must name the columns/],
      ['columns.csv', 'name,type,price\r\nFig,Fruit,9', /Missing: description, tags/],
      [
        'quotes.csv',
        fileOf('Date,Fruit,,9,', '"Fig,Fruit,,9,', 'Nut,Fruit,,1,'),
        /not valid CSV after line 2\./,
      ],
    ];
    for (const [name, file, sentence] of refused) {
      const { status, body } = await importFile(operator, { file, name, dryRun: true });
      expect([name, status, body.code]).toEqual([name, 400, 'input.invalid']);
      expect(body.detail).toMatch(sentence);
      expect(body.errors.file).toEqual([body.detail]);
    }
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
    expect(text).toBe(`\ufeff${header}\r\n"'=HYPERLINK(""x"")",Fruit,'@me,12.50,"'+a, ""b,c"""\r\n`);
  });

  it('is taken back unchanged by the import [DESK-5]', async () => {
    const odd = ['=1+1', "'=1", '-x', '@', '"', "''", 'a;b', 'Two\nlines, "quoted"', 'tab\there'];
    for (const [at, text] of odd.entries()) {
      const tags = [...new Set([text, `t${at}`])];
      await makeCatalogueProduct(testApp, { typeId: fruit, name: `${text}${at}`, description: text, tags });
    }
    await makeCatalogueProduct(testApp, { typeId: fruit, name: 'Same', pricePaise: 100 });
    await makeCatalogueProduct(testApp, { typeId: fruit, name: 'Same', pricePaise: 200 });
    const before = await catalogue();
    const { text } = await exportFile(operator);
    const { body } = await importFile(operator, { file: text });
    expect(body.counts).toEqual({ new: 0, changed: 0, unchanged: odd.length + 2, refused: 0 });
    expect(await catalogue()).toEqual(before);
  });

  it('of an empty catalogue is a header, which the import takes', async () => {
    const { text } = await exportFile(operator);
    expect(text).toBe(`\ufeff${header}\r\n`);
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
