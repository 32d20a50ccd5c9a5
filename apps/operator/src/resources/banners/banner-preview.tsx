// Shows the form's banner as the blog's carousel does on a phone.
import { coverAt } from '@haat/contract/covers';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { coverOfForm } from '../../ui/picture-input.tsx';

export function BannerPreview() {
  const { title, cover } = useWatch();
  const picture = coverOfForm(cover);
  return (
    <PhoneFrame label="Preview of the banner">
      <Box sx={bannerStyle}>
        {picture && <Box component="img" src={coverAt(picture, 'large')} alt="" sx={pictureStyle} />}
        <Box component="span" sx={titleStyle}>
          {title || 'Title'}
        </Box>
      </Box>
    </PhoneFrame>
  );
}

// As in the customer app: white text needs a dark background, whatever the picture.
const bannerStyle = {
  position: 'relative',
  display: 'flex',
  minHeight: '10.5rem',
  aspectRatio: '32 / 15',
  width: '100%',
  p: '1.125rem',
  overflow: 'hidden',
  borderRadius: '0.75rem',
  background: 'linear-gradient(110deg, #1f6f4a 55%, #2b855a)',
  color: '#fff',
  '&::after': {
    position: 'absolute',
    inset: 0,
    content: '""',
    background: 'linear-gradient(100deg, rgb(20 78 51 / 94%) 25%, rgb(20 78 51 / 78%) 50%, transparent 80%)',
  },
} as const;

const pictureStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

const titleStyle = {
  position: 'relative',
  zIndex: 1,
  maxWidth: '58%',
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
} as const;
