// What the service costs the shops, by month, and what they paid.
import * as commission from '@haat/contract/operator/commission';
import { CustomRoutes } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../../areas/area.ts';
import { PercentIcon } from '../../ui/icons.tsx';
import { StatementsPage } from './statements-page.tsx';

export const commissionArea: Area = {
  calls: {
    statements: {
      get: commission.listStatements,
      // The same call answers with a file when it asks for CSV.
      export: { ...commission.listStatements, csv: true },
      actions: { payments: commission.addPayment },
    },
  },
  pages: [
    <CustomRoutes key="statements">
      <Route path="/statements" element={<StatementsPage />} />
    </CustomRoutes>,
  ],
  menu: [{ group: 'work', path: '/statements', label: 'Statements', icon: PercentIcon }],
};
