// /banners: the banners of the blog, in their order.
import type { BannerRecord } from '@haat/contract/operator/banners';
import Box from '@mui/material/Box';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { MoveButtons } from '../../ui/order/move-buttons.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';

const Title = ({ banner: { title, cover } }: { readonly banner: BannerRecord }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
    <Thumbnail src={cover} />
    <span>{title}</span>
  </Box>
);

const columns: readonly Column<BannerRecord>[] = [
  { label: 'Title', cell: (banner) => <Title banner={banner} /> },
  { label: 'Leads to', cell: ({ link }) => link },
  { label: 'Order', cell: ({ id, title }) => <MoveButtons id={id} name={title} /> },
];

export const BannerList = () => (
  <ListPage<BannerRecord>
    title="Banners"
    intro="The top of the blog shows them one after the other, in this order."
    columns={columns}
    search="Title"
    empty={{
      title: 'No banners yet',
      text: 'A banner is a picture on top of the blog that leads somewhere.',
    }}
    opens="edit"
    actions={
      <ButtonLink variant="contained" to="/banners/create">
        Add banner
      </ButtonLink>
    }
  />
);
