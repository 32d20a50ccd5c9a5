// The first column of a list whose records have pictures.
import Box from '@mui/material/Box';
import { Thumbnail } from './thumbnail.tsx';

interface PictureAndNameProps {
  readonly name: string;
  readonly cover: string | null;
}

export const PictureAndName = ({ name, cover }: PictureAndNameProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
    <Thumbnail src={cover} />
    <span>{name}</span>
  </Box>
);
