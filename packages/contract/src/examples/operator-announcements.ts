import * as announcements from '../operator/announcements.ts';
import { type Documented, type Example, example } from './example.ts';
import { city, firstPage, listOf } from './village.ts';

const texts = {
  en: 'The river road is flooded. Orders come later today.',
  hi: 'नदी वाली सड़क पर पानी भरा है। आज ऑर्डर देर से आएँगे।',
  ml: 'പുഴയോരത്തെ റോഡിൽ വെള്ളം കയറി. ഇന്ന് ഓർഡറുകൾ വൈകും.',
};

const announcement: announcements.Announcement = {
  id: 3,
  city: city.id,
  audiences: ['customer', 'deliverer'],
  texts,
  link: '/notifications',
  people: 214,
  sent: 0,
  at: '2026-11-21T08:10:00+05:30',
  by: { id: 4, name: 'Meera Nair' },
};

const examples: readonly Example[] = [
  example(announcements.createAnnouncement, {
    body: { city: city.id, audiences: announcement.audiences, texts },
    answer: announcement,
  }),
  example(announcements.listAnnouncements, {
    query: { city: city.id, ...firstPage },
    answer: listOf({ ...announcement, sent: 214 }),
  }),
  example(announcements.countPeople, {
    query: { city: city.id, audiences: 'customer,deliverer' },
    answer: { people: 214 },
  }),
];

export const operatorAnnouncementDocs: Documented = {
  files: { operatorAnnouncements: announcements },
  examples,
};
