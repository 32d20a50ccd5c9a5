import * as today from '@haat/contract/operator/today';
import { CustomRoutes } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../areas/area.ts';
import { oneOrSeveral } from '../areas/one-or-several.ts';
import { HomeIcon } from '../ui/icons.tsx';
import { TodayPage } from './today-page.tsx';

export const todayArea: Area = {
  calls: { today: { get: today.getToday } },
  pages: [
    <CustomRoutes key="today">
      <Route path="/" element={<TodayPage />} />
    </CustomRoutes>,
  ],
  needs: [
    {
      key: 'disks_low',
      place: 0,
      words: (n) =>
        `${oneOrSeveral(n, 'disk is nearly full', 'disks are nearly full')}. Free space on the server, or ask whoever runs it.`,
      isUrgent: true,
    },
  ],
  menu: [{ group: 'today', path: '/', label: 'Today', icon: HomeIcon }],
};
