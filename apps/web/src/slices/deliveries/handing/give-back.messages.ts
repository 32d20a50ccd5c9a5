import { translated } from '../../../platform/words.ts';

/** A deliverer who can't deliver an order. */
export const giveBackWords = translated('giveBackWords', {
  cannotDeliver: "I can't deliver this",
  why: 'Why?',
  reasons: {
    too_far: 'It is too far',
    vehicle: 'My vehicle broke down',
    unwell: 'I am unwell',
    other: 'Another reason',
    nobody_there: 'Nobody is there',
    not_found: "I can't find the house",
    refused: 'They refuse the order',
  },
  opensAgain: 'Other deliverers can take it then.',
  staysYours: 'The order stays with you. The customer, the shop and the operator are told.',
  note: 'Note',
  noteHint: 'Optional. The shop and the operator read it.',
  chooseReason: 'Choose a reason.',
});
