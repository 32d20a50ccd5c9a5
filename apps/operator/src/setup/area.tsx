import * as setup from '@haat/contract/operator/setup';
import { CustomRoutes } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../areas/area.ts';
import { SettingsIcon } from '../ui/icons.tsx';
import { CityStep } from './city-step.tsx';
import { FirstDelivererStep, FirstOrderStep, FirstShopStep } from './people-steps.tsx';
import { PosterPage } from './poster-page.tsx';
import { SetupPage } from './setup-page.tsx';
import { SlotsStep } from './slots-step.tsx';
import { ProductTypesStep, ShopTypesStep } from './starter-steps.tsx';

export const setupArea: Area = {
  calls: { setup: { get: setup.getSetup } },
  pages: [
    <CustomRoutes key="setup">
      <Route path="/setup" element={<SetupPage />} />
      <Route path="/setup/poster" element={<PosterPage />} />
    </CustomRoutes>,
  ],
  menu: [{ group: 'desk', path: '/setup', label: 'Setup', icon: SettingsIcon }],
  steps: {
    city: {
      title: 'City',
      why: 'People choose their city when they sign up. The radius is how far its shops deliver.',
      Body: CityStep,
    },
    slots: {
      title: 'Delivery slots',
      why: 'Customers choose a slot when they order. Begin with the same slots each week. You can change them later.',
      Body: SlotsStep,
    },
    shop_types: {
      title: 'Shop types',
      why: 'A shop owner chooses one for the shop. Begin with those of a Kerala village, and leave out what you don’t have.',
      Body: ShopTypesStep,
    },
    product_types: {
      title: 'Product types and catalogue',
      why: 'Each product has a type. Shops copy products from the catalogue, so that nobody types the same twice.',
      Body: ProductTypesStep,
    },
    first_shop: {
      title: 'First shop',
      why: 'A shop owner registers the shop on their phone. You verify it here.',
      Body: FirstShopStep,
    },
    first_deliverer: {
      title: 'First deliverer',
      why: 'Deliverers carry orders from the shop to the door.',
      Body: FirstDelivererStep,
    },
    first_order: {
      title: 'First order',
      why: 'This step is done when the first order is completed.',
      Body: FirstOrderStep,
    },
  },
};
