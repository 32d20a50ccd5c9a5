import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const query = (statement: string) => t.database.pool.query(statement);

describe('an append-only table', () => {
  it('refuses update, delete and truncate, also by cascade [SAFE-6]', async () => {
    await query('create table diary (id int primary key)');
    await query('create table pages (diary_id int references diary)');
    await query("select make_append_only('pages')");
    await query('insert into diary values (1)');
    await query('insert into pages values (1)');
    const changes = [
      'update pages set diary_id = 1',
      'delete from pages',
      'truncate pages',
      'truncate diary cascade',
    ];
    for (const change of changes) await expect(query(change), change).rejects.toThrow('pages is append-only');
    expect((await query('select * from pages')).rowCount).toBe(1);
  });

  it.each(['truncate order_events cascade', 'truncate orders cascade'])(
    'is the history of orders: %s is refused [ORDER-9]',
    async (change) => {
      await expect(query(change)).rejects.toThrow('order_events is append-only');
    },
  );
});
