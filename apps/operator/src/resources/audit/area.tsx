import * as audit from '@haat/contract/operator/audit';
import { Resource } from 'ra-core';
import type { Area } from '../../areas/area.ts';
import { HistoryIcon } from '../../ui/icons.tsx';
import { AuditList } from './audit-list.tsx';

export const auditArea: Area = {
  calls: { audit: { list: audit.listAudit } },
  pages: [<Resource key="audit" name="audit" list={AuditList} />],
  menu: [{ group: 'desk', path: '/audit', label: 'Audit', icon: HistoryIcon }],
};
