// The cash that deliverers hold: who holds how much, hand-overs, and the close of a day.
import * as cash from '@haat/contract/operator/cash';
import { CustomRoutes, Resource } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../../areas/area.ts';
import { oneOrSeveral } from '../../areas/one-or-several.ts';
import { filteredList } from '../../ui/filtered-list.ts';
import { CalendarIcon, ReceiptIcon, UploadFileIcon } from '../../ui/icons.tsx';
import { CashList } from './cash-list.tsx';
import { ClosePage } from './close-page.tsx';
import { HandOverList } from './hand-over-list.tsx';
import { handOverStateWords } from './hand-over-state.tsx';

export const cashArea: Area = {
  calls: {
    cash: { list: cash.listCash, actions: { correct: cash.correctCash } },
    'hand-overs': {
      list: cash.listHandOvers,
      actions: { confirm: cash.confirmHandOver, dispute: cash.disputeHandOver },
    },
    // The same call answers with a file when it asks for CSV.
    close: { get: cash.getClose, create: cash.closeDay, export: { ...cash.getClose, csv: true } },
  },
  pages: [
    <Resource key="cash" name="cash" list={CashList} />,
    <Resource key="hand-overs" name="hand-overs" list={HandOverList} />,
    <CustomRoutes key="close">
      <Route path="/close" element={<ClosePage />} />
    </CustomRoutes>,
  ],
  menu: [
    { group: 'work', path: '/cash', label: 'Cash in hand', icon: ReceiptIcon },
    { group: 'work', path: '/hand-overs', label: 'Hand-overs', icon: UploadFileIcon },
    { group: 'work', path: '/close', label: 'Daily close', icon: CalendarIcon },
  ],
  records: [
    {
      kind: 'cash',
      plural: 'Cash in hand',
      acts: { correct: 'Cash corrected', export: 'Daily close downloaded' },
    },
    {
      kind: 'hand_over',
      plural: 'Hand-overs',
      singular: 'hand-over',
      acts: { confirm: 'Hand-over confirmed', dispute: 'Hand-over disputed' },
      states: { state: handOverStateWords },
    },
  ],
  needs: [
    {
      key: 'hand_overs_waiting',
      place: 12,
      words: (n) => oneOrSeveral(n, 'hand-over waits for a day', 'hand-overs wait for a day'),
      to: filteredList('hand-overs', { state: 'waiting' }),
    },
  ],
  ofPerson: [
    {
      text: 'Hand-overs of their cash',
      to: (id) => filteredList('hand-overs', { deliverer: String(id) }),
      isForDeliverers: true,
    },
  ],
};
