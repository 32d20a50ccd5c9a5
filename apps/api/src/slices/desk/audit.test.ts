// The audit: what the terminal's commands write, and that nobody can change it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommand } from '../../cli-commands.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { makeShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVillage, type Village } from '../../testing/village.ts';
import { blockUser, makeOperator } from '../accounts/index.ts';
import { suspendShop } from '../shops/index.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const run = (...words: string[]): Promise<string> => readCommand(words)(testApp);

async function auditOf(kind: 'user' | 'shop', id: number) {
  const { rows } = await testApp.database.pool.query(
    'select at, actor_id, source, action, before, after from audit where object_kind = $1 and object_id = $2 order by id',
    [kind, id],
  );
  return rows;
}

describe('the audit', () => {
  it('has a row for each change of a person’s powers, and none where nothing changed [TERM-13]', async () => {
    const { number, userId } = await testApp.signIn();
    for (const command of [
      'make-operator',
      'make-operator',
      'unmake-operator',
      'block',
      'block',
      'unblock',
    ]) {
      await run(command, number);
    }
    await run('make-deliverer', number, String(village.cityId));
    await run('dismiss-deliverer', number);
    await testApp.signIn(number);
    await run('end-sessions', number);
    const rows = await auditOf('user', userId);
    expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['user.make_operator', { is_operator: false }, { is_operator: true }],
      ['user.unmake_operator', { is_operator: true }, { is_operator: false }],
      ['user.block', { is_blocked: false }, { is_blocked: true }],
      ['user.unblock', { is_blocked: true }, { is_blocked: false }],
      [
        'user.make_deliverer',
        { is_deliverer: false, city: null },
        { is_deliverer: true, city: village.cityId },
      ],
      [
        'user.dismiss_deliverer',
        { is_deliverer: true, city: village.cityId },
        { is_deliverer: false, city: null },
      ],
      ['user.end_sessions', { sessions: 1 }, { sessions: 0 }],
    ]);
    for (const row of rows) expect(row).toMatchObject({ actor_id: null, source: 'terminal' });
    expect(rows[0].at).toEqual(testApp.clock.now());
  });

  it('has a row for each change of a shop’s state [TERM-13]', async () => {
    const id = village.retailer.shopId;
    const before = (await auditOf('shop', id)).length;
    await run('suspend-shop', String(id), 'Stale', 'goods');
    await run('restore-shop', String(id));
    const rows = (await auditOf('shop', id)).slice(before);
    expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['shop.suspend', { state: 'verified' }, { state: 'suspended', reason: 'Stale goods' }],
      ['shop.restore', { state: 'suspended' }, { state: 'verified' }],
    ]);
  });

  it('has the same action for a shop that the terminal verifies as for one that the desk does [DESK-119]', async () => {
    const operator = await makeOperatorClient(testApp);
    const [first, second] = [await makeShop(testApp), await makeShop(testApp)];
    await run('verify-shop', String(first.shop.id));
    await operator.post(`/operator/shops/${second.shop.id}/verify/`);
    const [onTerminal] = await auditOf('shop', first.shop.id);
    const [atDesk] = await auditOf('shop', second.shop.id);
    const { actor_id: _nobody, source: terminal, ...change } = onTerminal;
    expect([terminal, change]).toEqual(['terminal', { ...change, action: 'shop.verify' }]);
    expect(atDesk).toEqual({ ...change, actor_id: String(operator.userId), source: 'desk' });
  });

  it('names the operator who acted [TERM-13]', async () => {
    const { userId } = await testApp.signIn();
    const actorId = village.operatorId;
    await testApp.database.inTx((tx) => blockUser(tx, actorId, userId));
    expect(await auditOf('user', userId)).toMatchObject([
      { actor_id: String(actorId), source: 'desk', action: 'user.block' },
    ]);
  });

  it('is written in the transaction of the change [TERM-13]', async () => {
    const { number, userId } = await testApp.signIn();
    const broken = testApp.database.inTx(async (tx) => {
      await makeOperator(tx, number);
      await suspendShop(tx, userId, { shopId: village.retailer.shopId, reason: 'Stale' });
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    expect(await auditOf('user', userId)).toEqual([]);
  });

  it.each([
    'update audit set actor_id = 1',
    'delete from audit',
    'delete from audit where false',
    'truncate audit',
  ])('refuses %s [SAFE-6]', async (statement) => {
    await expect(testApp.database.pool.query(statement)).rejects.toThrow('audit is append-only');
  });
});
