// The import of the catalogue: its dry run, what it writes, and which calls wait for it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCatalogueProduct } from '../../../testing/catalogue.ts';
import { emptyCatalogue, fileOf, importFile, readCatalogue } from '../../../testing/catalogue-files.ts';
import type { Client } from '../../../testing/client.ts';
import { waitForLockWait } from '../../../testing/lock-waits.ts';
import { auditOf, makeOperatorClient } from '../../../testing/operators.ts';
import { makeProductType, makeVerifiedShop } from '../../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { importCatalogue } from './import-catalogue.ts';

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
    expect(await readCatalogue(testApp)).toHaveLength(2);
    const real = await importFile(operator, { file, dryRun: 'false' });
    expect([real.status, real.body]).toEqual([200, { is_applied: true, counts, rows }]);
    expect(await readCatalogue(testApp)).toEqual([
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

  it('finds a product whose name only looks the same, and keeps its spelling [DESK-5, TEXT-40]', async () => {
    await makeCatalogueProduct(testApp, {
      typeId: fruit,
      name: 'Matta rice, 1 kg',
      pricePaise: 5500,
      tags: [],
    });
    const file = fileOf('"Matta\u00a0rice,  1\u200b kg",fruit\u00a0,From the shared catalogue.,56,');
    const { body } = await importFile(operator, { file });
    expect(body.rows).toMatchObject([{ fate: 'changed', changes: ['price'], error: null }]);
    expect((await readCatalogue(testApp)).map(([name, , price]) => [name, price])).toEqual([
      ['Matta rice, 1 kg', 5600],
    ]);
  });

  it('reads prices as people write them, and refuses what can be read in two ways [DESK-5, PROD-40]', async () => {
    const prices = ['"₹1,00,000"', '"4,50"', '४५.५०', '"1,200.50"', '"1,20,00"', '"4,5000"'];
    const file = fileOf(...prices.map((price, index) => `Price ${index},Fruit,,${price},x`));
    const { body } = await importFile(operator, { file, dryRun: 'true' });
    expect(body.rows.map(({ error }: { error: string | null }) => error)).toEqual([
      ...[null, null, null, null],
      'The price “1,20,00” is not a price. Write it like 26 or 26.50.',
      'The price “4,5000” is not a price. Write it like 26 or 26.50.',
    ]);
  });

  it('lists the names and the changes, too, when the form asks for details [DESK-92]', async () => {
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

  it('lets retailers find its products by type, and by search with typing errors [DESK-95]', async () => {
    await importFile(operator, { file: fileOf('Rambutan,Fruit,,80,') });
    const { retailer } = await makeVerifiedShop(testApp);
    const { body } = await retailer.get('/shops/catalogue/?search=ranbutan');
    expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['Rambutan']);
    const { body: ofType } = await retailer.get(`/shops/catalogue/?type__id=${fruit}`);
    expect(ofType.results.map(({ name }: { name: string }) => name)).toEqual(['Rambutan']);
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
    expect(await readCatalogue(testApp)).toEqual([]);
  });

  it('names all errors of a row at once [DESK-164]', async () => {
    const wrongTags = [...Array.from({ length: 21 }, (_, at) => `t${at}`), 'x'.repeat(41)].join(', ');
    const file = fileOf(
      'Mango,Frut,,26.505,',
      `Guava,Fruit,,,"${wrongTags}"`,
      'guava,Fruit,,free,',
      ',Frut,,,',
    );
    const { body } = await importFile(operator, { file, dryRun: true });
    expect(body.rows.map(({ error }: { error: string }) => error)).toEqual([
      'The price has more than two decimals. Write it like 26.50. There is no product type “Frut”. Correct its name, or add the type first.',
      'The price is missing. Write it like 26 or 26.50. There are more than 20 tags. Remove some. A tag is longer than 40 characters. Separate tags with commas.',
      'The price “free” is not a price. Write it like 26 or 26.50. Line 3 already has this product. Keep one of the two lines.',
      'The name is missing. Enter one. The price is missing. Write it like 26 or 26.50. There is no product type “Frut”. Correct its name, or add the type first.',
    ]);
  });

  it('refuses names whose letters were lost in the spreadsheet, also new ones [DESK-190]', async () => {
    const columns = 'name,type,description,price,tags,name_hi,name_ml';
    const lines = [
      '????,Fruit,,40,,,',
      'à´®à´¾à´™àµà´™,Fruit,,40,,,',
      'Mango,?????,,40,,,',
      'Guava,Fruit,,40,,????,',
      'Papaya,Fruit,,40,,,\ufffd\ufffd',
      'Fig?,Fruit,Really?? Yes.,40,,अंजीर,അത്തി',
    ];
    const { body } = await importFile(operator, { file: [columns, ...lines].join('\n'), dryRun: true });
    const errors = body.rows.map(({ error }: { error: string | null }) => error);
    const lost = (what: string) =>
      `Letters in the ${what} are lost. Save it as CSV UTF-8 in the spreadsheet, then choose that file.`;
    expect(errors.slice(0, 2)).toEqual([lost('name'), lost('name')]);
    expect(errors[2]).toContain(lost('type'));
    expect(errors.slice(3)).toEqual([lost('Hindi name'), lost('Malayalam name'), null]);
  });

  it('refuses other texts that lost their letters where good ones stand [DESK-190]', async () => {
    const typeId = fruit;
    await makeCatalogueProduct(testApp, { typeId, name: 'Mango', description: 'മാങ്ങ', tags: ['മാങ്ങ'] });
    await makeCatalogueProduct(testApp, { typeId, name: 'Guava', description: '', tags: [] });
    const file = fileOf('Mango,Fruit,?????,40,മാങ്ങ', 'Guava,Fruit,What is it??,40,');
    const described = await importFile(operator, { file });
    expect([described.status, described.body.code]).toEqual([409, 'import.refused']);
    expect(fatesOf(described)).toEqual(['refused', 'changed']);
    const tagged = await importFile(operator, {
      file: fileOf('Mango,Fruit,മാങ്ങ,40,"?????, aam"'),
      dryRun: true,
    });
    expect(tagged.body.rows[0].error).toMatch(/^Letters in the tags are lost\. Save it as CSV UTF-8/);
    expect((await readCatalogue(testApp)).map(([name, description]) => [name, description])).toEqual([
      ['Guava', ''],
      ['Mango', 'മാങ്ങ'],
    ]);
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

  it('runs once for a repeated Idempotency-Key', async () => {
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
    expect(await readCatalogue(testApp)).toHaveLength(2);
  });
});

/** As `lockTable` takes it. */
const catalogueLock = "select pg_advisory_xact_lock(hashtextextended('table catalogue_products', 0))";

describe('while an import runs', () => {
  const rowOf = (name: string, pricePaise: number) => ({
    line: 2,
    name,
    typeName: 'Fruit',
    description: 'From the shared catalogue.',
    pricePaise,
    tags: ['shared'],
    pack: {},
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
      await other.query(`begin; ${catalogueLock}; ${statement}`);
      const importing = importFile(operator, { file: fileOf('Mango,Fruit,Ripe,7,') });
      await waitForLockWait(testApp.database);
      await other.query('commit');
      other.release();
      expect((await importing).body.rows).toMatchObject([{ fate, changes }]);
      expect(await readCatalogue(testApp)).toEqual([['Mango', 'Ripe', 700, [], expect.any(Number)]]);
    },
  );
});
