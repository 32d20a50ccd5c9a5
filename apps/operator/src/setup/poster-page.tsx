// /setup/poster: the app's address on a sheet of paper, in all languages of the app.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { appConfig } from '../platform/app-config.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AddressCode, appAddress } from './address-code.tsx';

const lines = [
  { lang: 'en', text: 'Order from the shops of our village, delivered to your door. Scan, or open:' },
  { lang: 'hi', text: 'हमारे गाँव की दुकानों से मँगाएँ, सामान घर पहुँचेगा। स्कैन करें, या यह पता खोलें:' },
  {
    lang: 'ml',
    text: 'നമ്മുടെ നാട്ടിലെ കടകളിൽ നിന്ന് ഓർഡർ ചെയ്യൂ, സാധനങ്ങൾ വീട്ടിലെത്തും. സ്കാൻ ചെയ്യൂ, അല്ലെങ്കിൽ ഈ വിലാസം തുറക്കൂ:',
  },
];

export const PosterPage = () => (
  <>
    <GlobalStyles styles={onPaper} />
    <Box className="not-on-paper">
      <PageHead title="Poster" actions={<ButtonLink to="/setup?step=first_order">Back to setup</ButtonLink>}>
        <Button variant="contained" onClick={() => window.print()}>
          Print
        </Button>
      </PageHead>
    </Box>
    <Box component="article" aria-label="Poster" sx={posterStyle}>
      <Box sx={{ fontSize: '3rem', fontWeight: 700, lineHeight: 1.1, overflowWrap: 'anywhere' }}>
        {appConfig.appName}
      </Box>
      <AddressCode width="22rem" />
      {lines.map(({ lang, text }) => (
        <Box key={lang} component="p" lang={lang} sx={{ m: 0, fontSize: '1.25rem' }}>
          {text}
        </Box>
      ))}
      <Box sx={{ fontSize: '1.75rem', fontWeight: 700, overflowWrap: 'anywhere' }}>{appAddress()}</Box>
    </Box>
  </>
);

/** Only the sheet, without the desk around it. */
const onPaper = {
  '@media print': {
    'header, nav, .not-on-paper': { display: 'none !important' },
    body: { background: '#fff' },
  },
} as const;

/** Black on white, also in the dark theme. */
const posterStyle = {
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  p: { xs: 2, sm: 4 },
  maxWidth: '44rem',
  mx: 'auto',
  textAlign: 'center',
  bgcolor: '#fff',
  color: '#000',
} as const;
