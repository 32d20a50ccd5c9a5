// Complaints about orders, with two clocks: until an answer, and until a solution.
import { onePage } from '../../platform/row-pages.ts';
import { provideFileViewers } from '../files/index.ts';
import type { Manifest } from '../manifest.ts';
import { complaintSubscribers } from './complaint.events.ts';
import { complaintSweeps } from './complaint.sweeps.ts';
import { viewAllComplaints } from './complaint.views.ts';
import { seesComplaintWithFile } from './complaint-files.views.ts';
import { countComplaintNeeds, viewNewestComplaintNeed } from './complaint-needs.views.ts';
import { customerComplaintRoutes, shopComplaintRoutes } from './complaints.routes.ts';
import { operatorComplaintRoutes } from './operator-complaints.routes.ts';

export const complaints: Manifest<'complaints'> = {
  start: (context) => {
    customerComplaintRoutes(context);
    shopComplaintRoutes(context);
    operatorComplaintRoutes(context);
    complaintSubscribers(context);
    complaintSweeps(context);
    provideFileViewers('complaints', seesComplaintWithFile);
  },
  tables: {
    distributed: ['complaints', 'complaint_messages', 'complaint_files'],
  },
  ownData: {
    complaints: (db, { actor }) => onePage(() => viewAllComplaints(db, actor.userId)),
  },
  needs: { count: countComplaintNeeds, newest: viewNewestComplaintNeed },
};

export { closeComplaint, makeComplaint, writeMessage } from './change-complaint.ts';
