// Texts of handing over an order at the door.
import { translated } from '../../../platform/words.ts';

export const handing = translated('handing', {
  code: 'Delivery code',
  codeHint: 'Ask for the four digits on the customer’s phone.',
  codeFault: 'Enter four digits',
  noCode: 'No code?',
  photo: 'Photo as proof',
  hasCode: 'There is a code',
  choose: 'Choose why',
  over: 'The delivery code was wrong too often. Say why there is no code.',
  no_phone: 'No phone here',
  phone_dead: 'The phone is off',
  someone_else: 'Somebody else takes it',
  wrongLater: 'The delivery code was wrong. Mark the order as delivered again.',
  overLater:
    'The delivery code was wrong too often. Mark the order as delivered again, and say why there is no code.',
  neededLater: 'This order needs a delivery code or a reason. Mark it as delivered again.',
});

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
