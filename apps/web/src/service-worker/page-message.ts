import type { forgetPictures } from '@haat/contract/person-stores';

/** What pages send to the service worker. The desk sends only `forgetPictures`. */
export type PageMessage =
  | { readonly type: 'take over' }
  | { readonly type: 'keep'; readonly paths: readonly string[] }
  | typeof forgetPictures;
