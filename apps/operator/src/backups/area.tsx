import { CustomRoutes } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../areas/area.ts';
import { BackupsPage } from './backups-page.tsx';

export const backupsArea: Area = {
  pages: [
    <CustomRoutes key="backups">
      <Route path="/backups" element={<BackupsPage />} />
    </CustomRoutes>,
  ],
  needs: [{ key: 'backups_missing', place: 10, words: () => 'backup is missing or too old', to: '/backups' }],
};
