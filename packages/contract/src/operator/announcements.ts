// News from an operator to all customers, retailers or deliverers of a city, such as a flooded road.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageLinkPattern } from '../page-link.ts';
import { Id, Instant, listOf, Named, pageQuery, requiredText } from '../schema.ts';

export const audiences = ['customer', 'retailer', 'deliverer'] as const;
export type Audience = (typeof audiences)[number];

const Audiences = T.Array(T.Enum(audiences, { type: 'string' }), {
  minItems: 1,
  maxItems: audiences.length,
});

const text = requiredText(limits.announcement);

/** Readers of a language without a text get the English one. */
export const AnnouncementTexts = T.Object({
  en: text,
  hi: T.Optional(T.Union([text, T.Null()])),
  ml: T.Optional(T.Union([text, T.Null()])),
});
export type AnnouncementTexts = T.Static<typeof AnnouncementTexts>;

export const Announcement = T.Object({
  id: Id,
  /** The city's id. */
  city: Id,
  audiences: T.Array(T.Enum(audiences, { type: 'string' })),
  texts: T.Object({ en: T.String(), hi: T.Optional(T.String()), ml: T.Optional(T.String()) }),
  link: T.String(),
  /** Whom it is for, and how many of them have it. */
  people: T.Integer(),
  sent: T.Integer(),
  at: Instant,
  by: Named,
});
export type Announcement = T.Static<typeof Announcement>;

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/operator/announcements/',
  who: 'operator',
  summary:
    'Tell something to all people of a city with one of these roles, each once: customers by their primary address. At most 3 a day in each city. The audit has it.',
  body: T.Object({
    city: Id,
    audiences: Audiences,
    texts: AnnouncementTexts,
    /** A page of the app. Without it: the notifications. */
    link: T.Optional(T.Union([T.String({ pattern: pageLinkPattern, maxLength: limits.link }), T.Null()])),
  }),
  responses: { 201: Announcement },
});

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/operator/announcements/',
  who: 'operator',
  summary: 'List the announcements, newest first.',
  query: T.Object({ city: T.Optional(Id), ...pageQuery }),
  responses: { 200: listOf(Announcement) },
});

export const countPeople = endpoint({
  method: 'GET',
  path: '/operator/announcements/people/',
  who: 'operator',
  summary: 'Count for how many people an announcement would be. `audiences` has commas between them.',
  query: T.Object({
    city: Id,
    audiences: T.String({ pattern: `^(${audiences.join('|')})(,(${audiences.join('|')}))*$` }),
  }),
  responses: { 200: T.Object({ people: T.Integer() }) },
});
