// /banners: the banners of the blog, in their order.
import type { BannerRecord } from '@haat/contract/operator/banners';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useUpdate } from 'react-admin';
import { type ApiError, sentenceOf } from '../../platform/http.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { movedBanners } from './banner-order.ts';

const Title = ({ banner: { title, cover } }: { readonly banner: BannerRecord }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
    <Thumbnail src={cover} />
    {title}
  </Box>
);

const columns: readonly Column<BannerRecord>[] = [
  { label: 'Title', cell: (banner) => <Title banner={banner} /> },
  { label: 'Leads to', cell: ({ link }) => link },
  { label: 'Order', cell: (banner) => <MoveButtons banner={banner} /> },
];

export const BannerList = () => (
  <ListPage<BannerRecord>
    title="Banners"
    intro="They change on top of the blog, in this order."
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

function MoveButtons({ banner }: { readonly banner: BannerRecord }) {
  const { data = [], filterValues } = useListContext<BannerRecord>();
  const { move, isBusy } = useMove(data);
  const index = data.findIndex(({ id }) => id === banner.id);
  // Between the found ones are others.
  if (Object.keys(filterValues).length > 0) return '–';
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <IconButton
        aria-label={`Move ${banner.title} up`}
        disabled={isBusy || index <= 0}
        onClick={() => void move(index, index - 1)}
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        aria-label={`Move ${banner.title} down`}
        disabled={isBusy || index === data.length - 1}
        onClick={() => void move(index, index + 1)}
      >
        <ArrowDownIcon />
      </IconButton>
    </Box>
  );
}

function useMove(banners: readonly BannerRecord[]) {
  const [update] = useUpdate<BannerRecord, ApiError>();
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const move = async (from: number, to: number): Promise<void> => {
    setIsBusy(true);
    try {
      for (const data of movedBanners(banners, from, to)) {
        const previousData = banners.find(({ id }) => id === data.id);
        await update('banners', { id: data.id, data, previousData }, { returnPromise: true });
      }
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    setIsBusy(false);
    refresh();
  };
  return { move, isBusy };
}
