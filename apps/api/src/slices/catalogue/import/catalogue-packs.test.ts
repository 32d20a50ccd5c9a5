// Packs and names in the shared catalogue: forms, files, and copies in shops.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyCatalogue, exportFile, header, importFile } from '../../../testing/catalogue-files.ts';
import type { Client } from '../../../testing/client.ts';
import { makeOperatorClient } from '../../../testing/operators.ts';
import { makeProductType, makeShopType, makeVerifiedShop } from '../../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let testApp: TestApp;
let operator: Client;
let grocery: number;
let type: number;

beforeAll(async () => {
  testApp = await createTestApp();
  operator = await makeOperatorClient(testApp);
  grocery = await makeShopType(testApp, 'Grocery');
  type = await makeProductType(testApp, 'Spices', [grocery]);
});
beforeEach(() => emptyCatalogue(testApp));
afterAll(() => testApp.close());

const names = { hi: 'इलायची', ml: 'ഏലയ്ക്ക' };
const pack = { mrp: 160, net_quantity: 50, unit: 'g' };
const input = () => ({ name: 'Cardamom, 50 g', type, price: 150, ...pack, names });
const columns = `${header},mrp,net_quantity,unit,name_hi,name_ml`;
const rowsOf = (...lines: string[]) => [columns, ...lines, ''].join('\r\n');

describe('a catalogue product', () => {
  it('takes and shows its pack and names, and null removes them [PACK-3, PACK-6]', async () => {
    const made = await operator.post('/operator/catalogue/', input());
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ ...pack, names })]);
    const url = `/operator/catalogue/${made.body.id}/`;
    const cleared = { mrp: null, net_quantity: null, unit: null, names: null };
    await operator.patch(url, { ...cleared, version: made.body.version });
    expect((await operator.get(url)).body).toMatchObject({ ...cleared, names: {} });
  });

  it('has no price above its MRP, also when only one changes [PACK-2]', async () => {
    const wrong = await operator.post('/operator/catalogue/', { ...input(), mrp: 149 });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['price']]);
    const { body } = await operator.post('/operator/catalogue/', input());
    for (const change of [{ mrp: 149 }, { price: 161 }]) {
      const answer = await operator.patch(`/operator/catalogue/${body.id}/`, {
        ...change,
        version: body.version,
      });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['price']]);
    }
  });

  it('gives its pack and names to the product of a shop [PACK-3]', async () => {
    const { body: made } = await operator.post('/operator/catalogue/', input());
    const { retailer } = await makeVerifiedShop(testApp, { typeId: grocery });
    const seen = await retailer.get(`/shops/catalogue/${made.id}/`, { 'accept-language': 'ml' });
    expect(seen.body).toMatchObject({ ...pack, local_name: 'ഏലയ്ക്ക' });
    const added = await retailer.post(`/shops/catalogue/${made.id}/add/`);
    expect(added.body).toMatchObject({ ...pack, names, name: 'Cardamom, 50 g' });
  });
});

describe('a catalogue file', () => {
  it('has packs and names, and its export can be imported unchanged [PACK-4]', async () => {
    const file = rowsOf('"Cardamom, 50 g",Spices,,150,,160,50,g,इलायची,ഏലയ്ക്ക');
    expect((await importFile(operator, { file })).body).toMatchObject({ is_applied: true });
    const { text } = await exportFile(operator);
    expect(text).toContain('160,50,g,इलायची,ഏലയ്ക്ക');
    const again = await importFile(operator, { file: text, dryRun: true });
    expect(again.body.counts).toMatchObject({ unchanged: 1, changed: 0, new: 0 });
  });

  it('keeps packs and names without these columns, and removes them with empty cells [PACK-4]', async () => {
    await operator.post('/operator/catalogue/', input());
    await importFile(operator, { file: `${header}\r\n"Cardamom, 50 g",Spices,New,155,\r\n` });
    const [kept] = (await operator.get('/operator/catalogue/')).body.results;
    expect(kept).toMatchObject({ ...pack, names, price: 155 });
    await importFile(operator, { file: rowsOf('"Cardamom, 50 g",Spices,New,155,,,,,,') });
    const [cleared] = (await operator.get('/operator/catalogue/')).body.results;
    expect(cleared).toMatchObject({ mrp: null, net_quantity: null, unit: null, names: {} });
  });

  it('refuses a line with a price above the MRP or an unknown unit [PACK-4]', async () => {
    const file = rowsOf('A,Spices,,150,,149,,,,', 'B,Spices,,150,,,5,stone,,');
    const { body } = await importFile(operator, { file, dryRun: true });
    expect(body.rows.map(({ fate }: { fate: string }) => fate)).toEqual(['refused', 'refused']);
  });
});

describe('types', () => {
  it('of shops and of products take names, and readers get the one of their language [PACK-6, PACK-8]', async () => {
    const { retailer } = await makeVerifiedShop(testApp, { typeId: grocery });
    for (const [path, list] of [
      ['/operator/shop-types/', '/shops/shop-types/'],
      ['/operator/product-types/', '/shops/product-types/'],
    ] as const) {
      const made = await operator.post(path, { name: 'Fish', names: { ml: 'മീൻ' } });
      expect([made.status, made.body.names]).toEqual([201, { ml: 'മീൻ' }]);
      for (const [language, local_name] of [
        ['ml', 'മീൻ'],
        ['hi', null],
        ['ml', 'മീൻ'],
      ] as const) {
        const { body } = await retailer.get(`${list}?limit=100`, { 'accept-language': language });
        expect(body.results).toContainEqual({ id: made.body.id, name: 'Fish', local_name, cover: null });
      }
      const { version } = made.body;
      const changed = await operator.patch(`${path}${made.body.id}/`, { names: { hi: 'मछली' }, version });
      expect(changed.body.names).toEqual({ hi: 'मछली' });
    }
  });
});
