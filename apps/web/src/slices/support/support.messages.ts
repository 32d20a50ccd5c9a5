import { translated } from '../../platform/words.ts';

export const support = translated('support', {
  title: 'How can we help?',
  line: 'Call us, write to us, or ask for a product or feature.',
  call: 'Call us',
  write: 'Write to us',
  grievanceOfficer: 'Grievance officer',
  addRequest: 'Add product/feature request',
  share: 'Share',
  copyByHand: "Your browser didn't copy the link. Copy it here:",
  shareText: 'Delivering convenience to your doorstep',
  requestTitle: 'What should we add?',
  requestLine: 'Ask for a product that no shop has, or for something new in the app.',
  submit: 'Submit',
  notSubmitted: 'Could not submit request',
  submitted: 'Request submitted',
  yourRequests: 'Your requests',
  answer: 'Answer',
  statuses: { open: 'Waiting for an answer', answered: 'Answered', closed: 'Closed' },
});
