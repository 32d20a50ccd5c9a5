import * as banners from '@haat/contract/operator/banners';
import * as seenShops from '@haat/contract/shops';
import { Resource } from 'ra-core';
import type { Area } from '../../areas/area.ts';
import { BannerIcon } from '../../ui/icons.tsx';
import { BannerCreate, BannerEdit } from './banner-edit.tsx';
import { BannerList } from './banner-list.tsx';

export const bannersArea: Area = {
  calls: {
    banners: {
      list: banners.listBanners,
      get: banners.getBanner,
      create: banners.createBanner,
      update: banners.updateBanner,
      remove: banners.deleteBanner,
    },
    /** Shops as customers see them. */
    'seen-shops': { get: seenShops.getShop },
  },
  pages: [
    <Resource key="banners" name="banners" list={BannerList} create={BannerCreate} edit={BannerEdit} />,
  ],
  menu: [{ group: 'blog', path: '/banners', label: 'Banners', icon: BannerIcon }],
  records: [{ kind: 'banner', plural: 'Banners', resources: ['banners'] }],
};
