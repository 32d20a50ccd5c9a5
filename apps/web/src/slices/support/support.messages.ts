// Words of the support pages.
export const support = {
  title: 'How can we help?',
  line: 'Call us, write to us, or ask for a product or feature.',
  call: 'Call us',
  write: 'Write to us',
  addRequest: 'Add product/feature request',
  share: 'Share',
  copyByHand: "Your browser didn't copy the link. Copy it here:",
  shareText: 'Delivering convenience to your doorstep',
  requestTitle: 'What should we add?',
  requestLine: 'A product that no shop has, or something the app should do.',
  submit: 'Submit',
  tooMany: (time: string) => `You have sent many requests. Your text stays here: try again in ${time}.`,
  minutes: (count: number) => (count === 1 ? 'a minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? 'an hour' : `${count} hours`),
} as const;
