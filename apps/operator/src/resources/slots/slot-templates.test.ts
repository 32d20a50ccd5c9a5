import { expect, it } from 'vitest';
import { planOf, type SlotTemplateChoice } from './slot-templates.ts';

const twice: SlotTemplateChoice = {
  id: 'twice',
  name: 'Twice',
  windows: [
    { start: '09:00', end: '12:00' },
    { start: '16:00', end: '19:00' },
  ],
};

it('adds the slots of each chosen day, without those that exist or overlap [DESK-73, DESK-122]', () => {
  const existing = [
    { weekday: 1, start: '09:00', end: '12:00' },
    { weekday: 2, start: '09:00', end: '11:00' },
    { weekday: null, start: '16:00', end: '19:00' },
  ];
  expect(planOf(twice, [1, 2], existing)).toEqual({
    toAdd: [
      { weekday: 1, start: '16:00', end: '19:00' },
      { weekday: 2, start: '16:00', end: '19:00' },
    ],
    present: 1,
    overlapping: 1,
  });
});
