// Complaints of customers about their orders.
import * as complaints from '@haat/contract/operator/complaints';
import { Resource } from 'ra-core';
import type { Area } from '../../areas/area.ts';
import { oneOrSeveral } from '../../areas/one-or-several.ts';
import { filteredList } from '../../ui/filtered-list.ts';
import { ComplaintIcon } from '../../ui/icons.tsx';
import { ToRecordPage } from '../../ui/record-link.tsx';
import { ComplaintList } from './complaint-list.tsx';
import { ComplaintShow } from './complaint-show.tsx';
import { complaintOutcomeWords, complaintStateWords } from './complaint-words.ts';

export const complaintsArea: Area = {
  calls: {
    complaints: {
      list: complaints.listComplaints,
      get: complaints.getComplaint,
      actions: { messages: complaints.answerComplaint, close: complaints.closeComplaint },
    },
  },
  pages: [
    <Resource
      key="complaints"
      name="complaints"
      list={ComplaintList}
      show={ComplaintShow}
      edit={ToRecordPage}
    />,
  ],
  menu: [{ group: 'work', path: '/complaints', label: 'Complaints', icon: ComplaintIcon }],
  records: [
    {
      kind: 'complaint',
      plural: 'Complaints',
      resources: ['complaints'],
      pathOf: (id) => `/complaints/${id}/show`,
      acts: { answer: 'Complaint answered', close: 'Complaint closed' },
      states: { state: complaintStateWords, outcome: complaintOutcomeWords },
    },
  ],
  needs: [
    {
      key: 'complaints_due',
      place: 5,
      words: (n) => oneOrSeveral(n, 'complaint is due soon', 'complaints are due soon'),
      to: filteredList('complaints', { is_due: '1' }),
    },
  ],
  ofPerson: [{ text: 'Complaints', to: (id) => filteredList('complaints', { customer: String(id) }) }],
};
