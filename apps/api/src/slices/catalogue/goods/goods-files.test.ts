import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importGoods } from '../../../testing/catalogue-files.ts';
import { makeProduct } from '../../../testing/products.ts';
import { makeProductType, makeVerifiedShop } from '../../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const columns =
  'id,name,type,price,quantity,quantity_before,is_sold_out,mrp,net_quantity,unit,is_loose,description,tags';

let testApp: TestApp;
let retailer: Awaited<ReturnType<typeof makeVerifiedShop>>['retailer'];
let typeId: number;

beforeAll(async () => {
  testApp = await createTestApp();
  retailer = (await makeVerifiedShop(testApp)).retailer;
  typeId = await makeProductType(testApp, 'Grains');
});
afterAll(() => testApp.close());

const shelve = async (name: string, quantity = 10) =>
  (await makeProduct(testApp, retailer, { type: typeId, name, quantity })).id;
const read = async (id: number) => (await retailer.get(`/shops/products-retailer/${id}/`)).body;
const exported = async (): Promise<string> => (await retailer.get('/shops/products-retailer/export/')).text;
const countsOf = ({ body }: Awaited<ReturnType<typeof importGoods>>) => body.counts;

describe('the file of a shop [PROD-55]', () => {
  it('has the columns in this order, and comes back unchanged', async () => {
    const id = await shelve('Rice, red');
    const file = await exported();
    expect(file.replace('\ufeff', '').startsWith(`${columns}\r\n`)).toBe(true);
    expect(file).toContain(
      `${id},"Rice, red",Grains,42.50,10,10,false,,,,false,Just as it grows here.,fresh`,
    );
    const answer = await importGoods(retailer, { file, dryRun: true });
    expect(answer).toMatchObject({
      status: 200,
      body: { is_applied: false, counts: { new: 0, changed: 0, refused: 0 } },
    });
  });

  it('changes products by id, and adds those without one [PROD-56]', async () => {
    const id = await shelve('Oil');
    const file = [
      'id,name,type,price,quantity,is_sold_out,tags',
      `${id},Coconut oil,Grains,"₹1,180.50",12,true,"oil, cold"`,
      ',Sesame oil,Grains,90,,,',
    ].join('\n');
    const dry = await importGoods(retailer, { file, dryRun: true });
    expect(dry.body).toMatchObject({
      is_applied: false,
      counts: { new: 1, changed: 1, unchanged: 0, refused: 0 },
      rows: [
        {
          line: 2,
          fate: 'changed',
          changes: expect.arrayContaining(['name', 'price', 'quantity', 'is_sold_out', 'tags']),
        },
        { line: 3, fate: 'new', error: null },
      ],
    });
    expect(await read(id)).toMatchObject({ name: 'Oil', quantity: 10 });
    expect((await importGoods(retailer, { file })).body.is_applied).toBe(true);
    expect(await read(id)).toMatchObject({
      name: 'Coconut oil',
      price: 1180.5,
      quantity: 12,
      is_sold_out: true,
      tags: ['oil', 'cold'],
    });
    const { body: found } = await retailer.get('/shops/products-retailer/?search=sesame');
    expect(found.results).toMatchObject([{ name: 'Sesame oil', price: 90, quantity: 0, images: [] }]);
  });

  it('leaves the stock where the quantity is empty or as before [PROD-56]', async () => {
    const ids = [await shelve('R'), await shelve('O'), await shelve('T')];
    const [rice, oil, tea] = ids;
    const file = `id,price,quantity,quantity_before\n${rice},20,,10\n${oil},21,10,10\n${tea},22,15,10`;
    await testApp.database.pool.query('update products set quantity = 4 where id = any($1)', [ids]);
    await importGoods(retailer, { file });
    expect(await Promise.all(ids.map(read))).toMatchObject([
      { price: 20, quantity: 4 },
      { price: 21, quantity: 4 },
      { price: 22, quantity: 15 },
    ]);
  });

  it('shows a new product with the picture of its type [PROD-56]', async () => {
    await testApp.database.pool.query(
      'update product_types set image_id = (select max(id) from images) where id = $1',
      [typeId],
    );
    await importGoods(retailer, { file: 'name,type,price\nPepper,grains,5' });
    const { body } = await retailer.get('/shops/products-retailer/?search=pepper');
    expect(body.results).toMatchObject([
      { cover: { cover: expect.stringContaining('/media/') }, images: [] },
    ]);
  });
});

describe('a file with errors [PROD-57]', () => {
  it('names them by line and column, and writes nothing', async () => {
    const id = await shelve('Salt');
    const theirs = (await makeVerifiedShop(testApp)).retailer;
    const other = (await makeProduct(testApp, theirs, { type: typeId })).id;
    const file = [
      'id,name,type,price,quantity,mrp',
      `${id},Salt,Grains,9,5,`,
      `${other},Salt,Grains,9,5,`,
      `${id},Salt,Grains,9,5,`,
      ',Sugar,Nothing,cheap,-1,',
      ',,Grains,50,1,40',
    ].join('\n');
    const dry = await importGoods(retailer, { file, dryRun: true });
    expect(dry.status).toBe(200);
    const columnsOf = (row: { line: number; errors?: object }) => [
      row.line,
      Object.keys(row.errors ?? {}).sort(),
    ];
    expect(dry.body.rows.map(columnsOf)).toEqual([
      [2, []],
      [3, ['id']],
      [4, ['id']],
      [5, ['price', 'quantity', 'type']],
      [6, ['name', 'price']],
    ]);
    const answer = await importGoods(retailer, { file });
    expect(answer).toMatchObject({ status: 409, body: { code: 'import.refused' } });
    expect(answer.body.rows).toEqual(dry.body.rows);
    expect(await read(id)).toMatchObject({ price: 42.5 });
  });

  it('keep their letters when a spreadsheet lost those outside of Latin [PROD-56]', async () => {
    const { id } = await makeProduct(testApp, retailer, {
      type: typeId,
      name: 'Jaggery',
      description: 'ശർക്കര',
      tags: ['gur', 'गुड़'],
    });
    const file = ['id,name,description,tags', `${id},Jaggery,??????,"gur, ???"`].join('\n');
    const dry = await importGoods(retailer, { file, dryRun: true });
    expect(dry.body.rows).toMatchObject([
      {
        fate: 'refused',
        errors: {
          description: expect.stringContaining('CSV UTF-8'),
          tags: expect.stringContaining('CSV UTF-8'),
        },
      },
    ]);
    await importGoods(retailer, { file });
    expect(await read(id)).toMatchObject({ description: 'ശർക്കര', tags: ['gur', 'गुड़'] });
  });

  it('is refused above 8 MB', async () => {
    const answer = await importGoods(retailer, { file: Buffer.alloc(9 * 1024 * 1024, 'a') });
    expect([answer.status, answer.body.code]).toEqual([413, 'body.too_large']);
  });

  it.each([
    ['no file', {}],
    ['an empty one', { file: '' }],
    ['no columns', { file: 'a,b\n1,2' }],
    ['a picture', { file: Uint8Array.of(0x89, 0x50, 0xff, 0) }],
  ])('refuses %s', async (_, upload) => {
    const answer = await importGoods(retailer, upload);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['file']]);
  });
});

describe('files as spreadsheets write them [PROD-57]', () => {
  const utf16 = (text: string, isBig = false): Uint8Array => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };
  it.each([
    ['UTF-8 with a mark', (text: string) => `\ufeff${text}`],
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
    ['UTF-16', (text: string) => utf16(text)],
    ['UTF-16 with tabs', (text: string) => utf16(text.replaceAll(',', '\t'))],
    ['UTF-16, the other way round', (text: string) => utf16(text, true)],
  ])('reads %s', async (_, write) => {
    const id = await shelve('കടുക്');
    const answer = await importGoods(retailer, { file: write(`id,name,price\n${id},കടുക് പുതിയത്,31`) });
    expect(countsOf(answer)).toEqual({ new: 0, changed: 1, unchanged: 0, refused: 0 });
    expect(await read(id)).toMatchObject({ name: 'കടുക് പുതിയത്', price: 31 });
  });

  it('takes 2,000 rows', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => `Thing ${at},Grains,${at + 1},5,"a, b"`);
    const shop = (await makeVerifiedShop(testApp)).retailer;
    const answer = await importGoods(shop, { file: ['name,type,price,quantity,tags', ...rows].join('\n') });
    expect(countsOf(answer)).toMatchObject({ new: 2_000 });
    const { text } = await shop.get('/shops/products-retailer/export/');
    const again = await importGoods(shop, { file: text.replaceAll(',5,5,', ',6,5,') });
    expect(countsOf(again)).toMatchObject({ changed: 2_000 });
  });
});
