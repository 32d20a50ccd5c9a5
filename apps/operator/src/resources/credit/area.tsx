import * as credit from '@haat/contract/operator/credit';
import { IconNotebook } from '@tabler/icons-react';
import { Resource } from 'ra-core';
import type { Area } from '../../areas/area.ts';
import { lineIcon } from '../../ui/line-icon.tsx';
import { CreditList } from './credit-list.tsx';

const BookIcon = lineIcon(IconNotebook);

export const creditArea: Area = {
  calls: { credit: { list: credit.listCredit } },
  pages: [<Resource key="credit" name="credit" list={CreditList} />],
  menu: [{ group: 'people', path: '/credit', label: 'Credit', icon: BookIcon }],
};
