// The end of the setup: everybody can order now, and a poster shows the app's address.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../ui/button-link.tsx';
import { AddressCode, appAddress } from './address-code.tsx';

export const MarketOpen = () => (
  <Box component="section" aria-labelledby="market-open" sx={sectionStyle}>
    <AddressCode width="9rem" />
    <Box sx={{ flex: '1 1 16rem' }}>
      <Typography variant="h3" id="market-open">
        Your market is open
      </Typography>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        People open it at {appAddress()} or scan the code. Hang up the poster in the shops and where people
        meet.
      </Typography>
      <ButtonLink variant="contained" to="/setup/poster">
        Print the poster
      </ButtonLink>
    </Box>
  </Box>
);

const sectionStyle = { display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 };
