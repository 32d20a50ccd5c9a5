// Banners of the blog home.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Cover, IdParams, listOf, requiredName } from '../schema.ts';
import { CoverInput } from './cover.ts';
import { changeOf, searchQuery, versioned } from './record.ts';

/** Banners with a smaller `position` come first. */
export const BannerRecord = versioned({
  title: T.String(),
  cover: Cover,
  link: T.String(),
  position: T.Integer(),
});
export type BannerRecord = T.Static<typeof BannerRecord>;

const bannerInput = {
  title: requiredName(limits.title),
  cover: CoverInput,
  /** A path in the app, or the address of another site. */
  link: T.String({ pattern: '^(/(?![/\\\\])[^\\s\\\\]*|https?://[^\\s\\\\]+)$', maxLength: limits.link }),
  position: T.Integer({ minimum: 0, maximum: 1_000_000 }),
};

export const listBanners = endpoint({
  method: 'GET',
  path: '/operator/banners/',
  who: 'operator',
  summary: 'List the banners of the blog home in their order. `search` looks at the title.',
  query: T.Object(searchQuery),
  responses: { 200: listOf(BannerRecord) },
});

export const getBanner = endpoint({
  method: 'GET',
  path: '/operator/banners/{id}/',
  who: 'operator',
  summary: 'Get a banner.',
  params: IdParams,
  responses: { 200: BannerRecord },
});

export const createBanner = endpoint({
  method: 'POST',
  path: '/operator/banners/',
  who: 'operator',
  summary: 'Add a banner. Without `position` it comes last.',
  body: T.Object({
    title: bannerInput.title,
    link: bannerInput.link,
    ...T.Partial(T.Object({ cover: CoverInput, position: bannerInput.position })).properties,
  }),
  responses: { 201: BannerRecord },
});

export const updateBanner = endpoint({
  method: 'PATCH',
  path: '/operator/banners/{id}/',
  who: 'operator',
  summary: 'Change a banner or its position.',
  params: IdParams,
  body: changeOf(bannerInput),
  responses: { 200: BannerRecord },
  fails: ['edit.stale'],
});

export const deleteBanner = endpoint({
  method: 'DELETE',
  path: '/operator/banners/{id}/',
  who: 'operator',
  summary: 'Delete a banner.',
  params: IdParams,
  responses: { 204: null },
});
