import * as credit from '@haat/contract/operator/credit';
import { Resource } from 'ra-core';
import type { Area } from '../../areas/area.ts';
import { lineIcon } from '../../ui/line-icon.tsx';
import { CreditList } from './credit-list.tsx';

const BookIcon = lineIcon(
  'M6 4h11a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-11a1 1 0 0 1 -1 -1v-14a1 1 0 0 1 1 -1',
  'M9 4v16',
  'M13 8h2',
  'M13 12h2',
);

export const creditArea: Area = {
  calls: { credit: { list: credit.listCredit } },
  pages: [<Resource key="credit" name="credit" list={CreditList} />],
  menu: [{ group: 'people', path: '/credit', label: 'Credit', icon: BookIcon }],
};
