import * as slots from '../operator/slots.ts';
import { type Documented, type Example, example } from './example.ts';
import { city, firstPage, id, listOf } from './village.ts';

const times = { start: '17:00', end: '19:00', cut_off_minutes: 60, capacity: 20 };
const record: slots.SlotRecord = { id: 1, city, weekday: 6, date: null, ...times, version: 1 };

const preview: slots.SlotPreview = {
  city,
  days: [
    {
      day: '2026-11-21',
      weekday: 6,
      is_exception: false,
      slots: [
        {
          window: record.id,
          start: '2026-11-21T17:00:00+05:30',
          end: '2026-11-21T19:00:00+05:30',
          closes_at: '2026-11-21T16:00:00+05:30',
          capacity: 20,
          taken: 7,
          is_withdrawn: false,
        },
      ],
    },
  ],
};

const examples: readonly Example[] = [
  example(slots.listSlots, {
    query: { city: city.id, weekday: 6, ...firstPage },
    answer: listOf(record),
  }),
  example(slots.previewSlots, { query: { city: city.id }, answer: preview }),
  example(slots.getSlot, { params: id(record.id), answer: record }),
  example(slots.createSlot, { body: { city: city.id, weekday: 6, ...times }, answer: record }),
  example(slots.updateSlot, {
    params: id(record.id),
    body: { version: 1, capacity: 30 },
    answer: { ...record, capacity: 30, version: 2 },
  }),
  example(slots.deleteSlot, { params: id(record.id) }),
];

export const operatorSlotDocs: Documented = { files: { operatorSlots: slots }, examples };
