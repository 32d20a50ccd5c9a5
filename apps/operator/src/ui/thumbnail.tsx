// A record's small picture before its name. Without a picture it is an empty square, so that names line up.

import { coverAt } from '@haat/contract/covers';
import Box from '@mui/material/Box';

const sizePx = 44;

export const Thumbnail = ({ src }: { readonly src: string | null }) => (
  <Box
    component="span"
    sx={{
      flex: 'none',
      width: sizePx,
      height: sizePx,
      borderRadius: '8px',
      overflow: 'hidden',
      bgcolor: 'action.selected',
    }}
  >
    {src && (
      <Box
        component="img"
        src={coverAt(src, 'small')}
        alt=""
        width={sizePx}
        height={sizePx}
        loading="lazy"
        sx={{ display: 'block', objectFit: 'cover' }}
      />
    )}
  </Box>
);
