import * as today from '@haat/contract/operator/today';
import { CustomRoutes } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../areas/area.ts';
import { HomeIcon } from '../ui/icons.tsx';
import { TodayPage } from './today-page.tsx';

export const todayArea: Area = {
  calls: { today: { get: today.getToday } },
  pages: [
    <CustomRoutes key="today">
      <Route path="/" element={<TodayPage />} />
    </CustomRoutes>,
  ],
  menu: [{ group: 'today', path: '/', label: 'Today', icon: HomeIcon }],
};
