// The board on which open requests are given to deliverers.
import * as dispatch from '@haat/contract/operator/dispatch';
import { CustomRoutes } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../../areas/area.ts';
import { BikeIcon } from '../../ui/icons.tsx';
import { DispatchPage } from './dispatch-page.tsx';

export const dispatchArea: Area = {
  calls: { dispatch: { get: dispatch.getDispatch, create: dispatch.assignOrders } },
  pages: [
    <CustomRoutes key="dispatch">
      <Route path="/dispatch" element={<DispatchPage />} />
    </CustomRoutes>,
  ],
  menu: [{ group: 'work', path: '/dispatch', label: 'Dispatch', icon: BikeIcon }],
};
