import * as deliverers from '@haat/contract/operator/deliverers';
import { Resource } from 'ra-core';
import type { Area } from '../../areas/area.ts';
import { DelivererIcon } from '../../ui/icons.tsx';
import { DelivererCreate } from './deliverer-create.tsx';
import { DelivererEdit } from './deliverer-edit.tsx';
import { DelivererList } from './deliverer-list.tsx';
import { DelivererShow } from './deliverer-show.tsx';

export const deliverersArea: Area = {
  calls: {
    deliverers: {
      list: deliverers.listDeliverers,
      get: deliverers.getDeliverer,
      create: deliverers.hireDeliverer,
      update: deliverers.updateDeliverer,
      remove: deliverers.dismissDeliverer,
    },
  },
  pages: [
    <Resource
      key="deliverers"
      name="deliverers"
      list={DelivererList}
      create={DelivererCreate}
      show={DelivererShow}
      edit={DelivererEdit}
    />,
  ],
  menu: [{ group: 'people', path: '/deliverers', label: 'Deliverers', icon: DelivererIcon }],
  ofPerson: [
    { text: 'Their work as a deliverer', to: (id) => `/deliverers/${id}/show`, isForDeliverers: true },
  ],
};
