// /second-step: the operator's own passkeys, authenticator app and recovery codes.
import { CustomRoutes } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Route } from 'react-router';
import type { Area } from '../areas/area.ts';
import { KeyIcon } from '../ui/icons.tsx';
import { LoadingState } from '../ui/states.tsx';

const SecondStepPage = lazy(() => import('./second-step-page.tsx'));

export const secondStepArea: Area = {
  pages: [
    <CustomRoutes key="second-step">
      <Route
        path="/second-step"
        element={
          <Suspense fallback={<LoadingState />}>
            <SecondStepPage />
          </Suspense>
        }
      />
    </CustomRoutes>,
  ],
  menu: [{ group: 'desk', path: '/second-step', label: 'Your second step', icon: KeyIcon }],
};
