import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('changedFields', () => {
  it('keeps only the fields that differ', () => {
    expect(
      changedFields({ name: 'Rice', price: 40, tags: ['a'] }, { name: 'Rice', price: 42, tags: ['b'] }),
    ).toEqual({ before: { price: 40, tags: ['a'] }, after: { price: 42, tags: ['b'] } });
  });

  it('returns undefined when nothing differs', () => {
    expect(changedFields({ name: 'Rice', tags: ['a'] }, { name: 'Rice', tags: ['a'] })).toBeUndefined();
  });

  it('ignores omitted fields, and a new field was null before', () => {
    expect(changedFields({ name: 'Rice' }, { note: 'New' })).toEqual({
      before: { note: null },
      after: { note: 'New' },
    });
  });

  it('cuts texts to 200 characters without splitting a character', () => {
    const change = changedFields({ body: '' }, { body: `${'x'.repeat(198)}🍌${'y'.repeat(50)}` });
    expect(change?.after).toEqual({ body: `${'x'.repeat(198)}…` });
    expect(changedFields({ body: '' }, { body: 'x'.repeat(200) })?.after).toEqual({ body: 'x'.repeat(200) });
    expect(changedFields({ body: '' }, { body: 'x'.repeat(201) })?.after).toEqual({
      body: `${'x'.repeat(199)}…`,
    });
  });
});
