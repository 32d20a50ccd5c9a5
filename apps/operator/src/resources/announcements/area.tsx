// News for all people of a city.
import * as announcements from '@haat/contract/operator/announcements';
import { CustomRoutes, Resource } from 'ra-core';
import { Route } from 'react-router';
import type { Area } from '../../areas/area.ts';
import { SpeakerIcon } from '../../ui/icons.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { NewAnnouncement } from './new-announcement.tsx';

export const announcementsArea: Area = {
  calls: {
    announcements: { list: announcements.listAnnouncements, create: announcements.createAnnouncement },
    'announcement-people': { get: announcements.countPeople },
  },
  pages: [
    <CustomRoutes key="new announcement">
      <Route path="/announcements/create" element={<NewAnnouncement />} />
    </CustomRoutes>,
    <Resource key="announcements" name="announcements" list={AnnouncementList} />,
  ],
  menu: [{ group: 'people', path: '/announcements', label: 'Announcements', icon: SpeakerIcon }],
  records: [
    {
      kind: 'announcement',
      plural: 'Announcements',
      acts: { create: 'Announcement sent' },
    },
  ],
};
