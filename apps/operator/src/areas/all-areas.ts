// The areas of the desk. To add one, add a line here. This is also the order within a group of the menu.
import { backupsArea } from '../backups/area.tsx';
import { announcementsArea } from '../resources/announcements/area.tsx';
import { articlesArea } from '../resources/articles/area.tsx';
import { auditArea } from '../resources/audit/area.tsx';
import { bannersArea } from '../resources/banners/area.tsx';
import { cashArea } from '../resources/cash/area.tsx';
import { catalogueArea } from '../resources/catalogue/area.tsx';
import { categoriesArea } from '../resources/categories/area.tsx';
import { citiesArea } from '../resources/cities/area.tsx';
import { commissionArea } from '../resources/commission/area.tsx';
import { complaintsArea } from '../resources/complaints/area.tsx';
import { creditArea } from '../resources/credit/area.tsx';
import { deliverersArea } from '../resources/deliverers/area.tsx';
import { dispatchArea } from '../resources/dispatch/area.tsx';
import { ordersArea } from '../resources/orders/area.tsx';
import { requestsArea } from '../resources/requests/area.tsx';
import { shopsArea } from '../resources/shops/area.tsx';
import { slotsArea } from '../resources/slots/area.tsx';
import { supportContactsArea } from '../resources/support-contacts/area.tsx';
import { synonymsArea } from '../resources/synonyms/area.tsx';
import { typesArea } from '../resources/types/area.tsx';
import { usersArea } from '../resources/users/area.tsx';
import { searchArea } from '../search/area.tsx';
import { secondStepArea } from '../second-step/area.tsx';
import { setupArea } from '../setup/area.tsx';
import { todayArea } from '../today/area.tsx';
import type { Area } from './area.ts';

export const allAreas: readonly Area[] = [
  todayArea,
  ordersArea,
  dispatchArea,
  requestsArea,
  complaintsArea,
  cashArea,
  commissionArea,
  shopsArea,
  usersArea,
  deliverersArea,
  announcementsArea,
  creditArea,
  citiesArea,
  slotsArea,
  typesArea,
  catalogueArea,
  synonymsArea,
  articlesArea,
  categoriesArea,
  bannersArea,
  setupArea,
  supportContactsArea,
  secondStepArea,
  auditArea,
  backupsArea,
  searchArea,
];
