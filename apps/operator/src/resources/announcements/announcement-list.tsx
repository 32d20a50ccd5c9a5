// /announcements: what was announced, to whom, and how many have it.
import type { Announcement } from '@haat/contract/operator/announcements';
import { ButtonLink } from '../../ui/button-link.tsx';
import { count, time } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { useCityFilter } from '../use-cities.ts';
import { audienceWords } from './audience-words.ts';

const columns: readonly Column<Announcement>[] = [
  { label: 'Text', cell: ({ texts }) => texts.en },
  { label: 'For', cell: ({ audiences }) => audiences.map((one) => audienceWords[one]).join(', ') },
  { label: 'Told', cell: ({ sent, people }) => `${count(sent)} of ${count(people)}`, isNumber: true },
  { label: 'When', cell: ({ at }) => time(at), isShort: true },
  { label: 'By', cell: ({ by }) => by.name },
];

export const AnnouncementList = () => (
  <ListPage<Announcement>
    title="Announcements"
    intro="News for all customers, retailers or deliverers of a city, such as a flooded road."
    columns={columns}
    filters={useCityFilter()}
    actions={<ButtonLink to="/announcements/create">New announcement</ButtonLink>}
    empty={{ title: 'No announcements yet', text: 'What you announce appears here.' }}
  />
);
