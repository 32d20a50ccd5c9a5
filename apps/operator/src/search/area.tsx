import { CustomRoutes } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../areas/area.ts';
import { SearchPage } from './search-page.tsx';

export const searchArea: Area = {
  pages: [
    <CustomRoutes key="search">
      <Route path="/search" element={<SearchPage />} />
    </CustomRoutes>,
  ],
};
