import * as slots from '@haat/contract/operator/slots';
import { CustomRoutes, Resource } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../../areas/area.ts';
import { oneOrSeveral } from '../../areas/one-or-several.ts';
import { CalendarIcon } from '../../ui/icons.tsx';
import { SlotCreate } from './slot-create.tsx';
import { SlotEdit } from './slot-edit.tsx';
import { SlotsPage } from './slots-page.tsx';
import { TemplatePage } from './template-page.tsx';

export const slotsArea: Area = {
  calls: {
    slots: {
      list: slots.listSlots,
      get: slots.getSlot,
      create: slots.createSlot,
      update: slots.updateSlot,
      remove: slots.deleteSlot,
    },
    'slot-preview': { get: slots.previewSlots },
  },
  pages: [
    <CustomRoutes key="slots of a template">
      <Route path="/slots/template" element={<TemplatePage />} />
    </CustomRoutes>,
    <Resource key="slots" name="slots" list={SlotsPage} create={SlotCreate} edit={SlotEdit} />,
  ],
  menu: [{ group: 'delivery', path: '/slots', label: 'Slots', icon: CalendarIcon }],
  records: [{ kind: 'slot', plural: 'Slots', resources: ['slots'] }],
  needs: [
    {
      key: 'cities_without_slots',
      place: 6,
      words: (n) =>
        oneOrSeveral(n, 'city has no delivery slots tomorrow', 'cities have no delivery slots tomorrow'),
      to: '/slots?show=no-slots',
    },
    {
      key: 'slots_nearly_full',
      place: 9,
      words: (n) => oneOrSeveral(n, 'delivery slot is nearly full', 'delivery slots are nearly full'),
      to: '/slots?show=nearly-full',
    },
  ],
};
