import * as support from '../support.ts';
import { type Documented, type Example, example } from './example.ts';

const examples: readonly Example[] = [
  example(support.createRequest, {
    body: { body: 'Please sell rice flour in small packs.' },
    answer: {
      id: 8,
      body: 'Please sell rice flour in small packs.',
      status: 'open',
      created_at: '2026-11-21T10:20:00+05:30',
    },
  }),
  example(support.listRequests, {
    query: {},
    answer: {
      count: 1,
      results: [
        {
          id: 8,
          body: 'Please sell rice flour in small packs.',
          status: 'answered',
          created_at: '2026-11-21T10:20:00+05:30',
          answer: 'Thomas Stores sells packs of 500 g from Monday.',
        },
      ],
    },
  }),
];

export const supportDocs: Documented = { files: { support }, examples };
