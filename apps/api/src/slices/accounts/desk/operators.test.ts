// Operators make and unmake operators. There is always one left, and nobody blocks one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommand } from '../../../cli-commands.ts';
import type { Client } from '../../../testing/client.ts';
import { waitForLockWait } from '../../../testing/lock-waits.ts';
import { auditOf, makeOperatorClient } from '../../../testing/operators.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { blockUser, takeOperatorRole } from '../index.ts';

let t: TestApp;
let meera: Client;
beforeAll(async () => {
  t = await createTestApp();
  meera = await makeOperatorClient(t);
});
afterAll(() => t.close());

const pathOf = ({ userId }: Client): string => `/operator/users/${userId}/`;
const rolePathOf = (person: Client): string => `${pathOf(person)}operator/`;

async function setBlocked(person: Client, is_blocked: boolean) {
  const { version } = (await meera.get(pathOf(person))).body;
  return meera.patch(pathOf(person), { version, is_blocked });
}

async function makeOther(): Promise<Client> {
  const other = await t.signIn();
  expect((await meera.post(rolePathOf(other))).status).toBe(200);
  return t.signIn(other.number);
}

const unmake = async (person: Client): Promise<void> => {
  expect((await meera.delete(rolePathOf(person))).status).toBe(204);
};

describe('an operator at the desk', () => {
  it('makes another operator and removes them again, and the audit notes both [DESK-152]', async () => {
    const person = await t.signIn();
    expect((await person.get('/operator/users/')).status).toBe(403);
    const made = await meera.post(rolePathOf(person));
    expect([made.status, made.body]).toMatchObject([200, { id: person.userId, is_operator: true }]);
    expect(made.body.number).toContain('******');
    const signedIn = await t.signIn(person.number);
    expect((await signedIn.get('/operator/users/')).status).toBe(200);
    const again = await meera.post(rolePathOf(person));
    expect([again.status, again.body.version]).toEqual([200, made.body.version]);
    expect((await signedIn.get('/operator/users/')).status).toBe(200);

    await unmake(person);
    expect((await signedIn.get('/operator/users/')).status).toBe(403);
    const repeated = await meera.delete(rolePathOf(person));
    expect([repeated.status, repeated.body.code]).toEqual([404, 'not_found']);
    expect(await auditOf(meera, 'user', person.userId)).toMatchObject([
      { action: 'user.unmake_operator', actor: { id: meera.userId }, after: { is_operator: false } },
      { action: 'user.make_operator', actor: { id: meera.userId }, after: { is_operator: true } },
    ]);
  });

  it('ends the sessions of a new operator, and asks them to sign in again [FACTOR-23]', async () => {
    const person = await t.signIn();
    const phone = await t.signIn(person.number);
    expect((await meera.post(rolePathOf(person))).status).toBe(200);
    for (const old of [person, phone]) {
      const { status, body } = await old.get('/users/details/');
      expect([status, body.detail]).toEqual([401, 'You were signed out. Sign in again.']);
      expect((await old.post('/operator/second-factor/app/')).status).toBe(401);
    }
    const again = await t.signIn(person.number);
    expect((await again.post('/operator/second-factor/app/')).status).toBe(200);
    await unmake(person);
  });

  it('ends them from the terminal, too [FACTOR-23]', async () => {
    const person = await t.signIn();
    await readCommand(['make-operator', person.number])(t);
    expect((await person.get('/users/details/')).status).toBe(401);
    await unmake(person);
  });

  it.each(['999999', 'x'])('finds nobody under the id %s', async (id) => {
    const path = `/operator/users/${id}/operator/`;
    for (const { status } of [await meera.post(path), await meera.delete(path)]) expect(status).toBe(404);
  });

  it("can't block an operator, not even themselves [DESK-153]", async () => {
    const other = await makeOther();
    for (const person of [other, meera]) {
      const { status, body } = await setBlocked(person, true);
      expect([status, body.code]).toEqual([409, 'operator.cannot_block']);
      expect((await person.get('/operator/users/')).status).toBe(200);
    }
    await unmake(other);
    expect((await setBlocked(other, true)).status).toBe(200);
  });

  it("can't make a blocked person an operator [DESK-153]", async () => {
    const person = await t.signIn();
    await setBlocked(person, true);
    const { status, body } = await meera.post(rolePathOf(person));
    expect([status, body.code]).toEqual([409, 'operator.cannot_block']);
    expect((await meera.get(pathOf(person))).body).toMatchObject({ is_blocked: true, is_operator: false });
  });

  it("can't make a person an operator who is being blocked at the same time [DESK-153]", async () => {
    const person = await t.signIn();
    let made: Promise<{ status: number }> | undefined;
    await t.database.inTx(async (tx) => {
      await blockUser(tx, meera.userId, person.userId);
      made = meera.post(rolePathOf(person));
      await Promise.race([made, waitForLockWait(t.database)]);
    });
    expect((await made)?.status).toBe(409);
  });

  it('keeps the role when nobody else has it [DESK-154]', async () => {
    const { status, body } = await meera.delete(rolePathOf(meera));
    expect([status, body.code]).toEqual([409, 'operator.last']);
    expect((await meera.get('/operator/users/')).status).toBe(200);
  });

  it('may give up the role when somebody else has it [DESK-154]', async () => {
    const other = await makeOther();
    expect((await other.delete(rolePathOf(other))).status).toBe(204);
    expect((await other.get('/operator/users/')).status).toBe(403);
  });

  it('keeps the role when two operators remove each other at once [DESK-154]', async () => {
    const other = await makeOther();
    let answer: Promise<{ status: number }> | undefined;
    await t.database.inTx(async (tx) => {
      await takeOperatorRole(tx, meera.userId, other.userId);
      answer = other.delete(rolePathOf(meera));
      await Promise.race([answer, waitForLockWait(t.database)]);
    });
    expect([403, 409]).toContain((await answer)?.status);
    expect((await meera.get('/operator/users/')).status).toBe(200);
  });
});

describe('the terminal', () => {
  const run = (...words: string[]): Promise<string> => readCommand(words)(t);

  it("can't block an operator [TERM-15]", async () => {
    await expect(run('block', meera.number)).rejects.toThrow(
      `${meera.number} is an operator. Take the role away first: npm run haat -- unmake-operator ${meera.number}`,
    );
    expect((await meera.get('/operator/users/')).status).toBe(200);
  });

  it("can't remove the last operator [TERM-15]", async () => {
    await expect(run('unmake-operator', meera.number)).rejects.toThrow(
      `${meera.number} is the only operator. Make another one first: npm run haat -- make-operator +91NUMBER`,
    );
    const other = await makeOther();
    expect(await run('unmake-operator', other.number)).toBe(`${other.number} is no longer an operator.`);
  });

  it("can't make a blocked person an operator [TERM-15]", async () => {
    const person = await t.signIn();
    await run('block', person.number);
    await expect(run('make-operator', person.number)).rejects.toThrow(
      `${person.number} is blocked. Unblock them first: npm run haat -- unblock ${person.number}`,
    );
  });
});
