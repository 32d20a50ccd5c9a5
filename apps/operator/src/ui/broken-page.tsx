// Shown when a page crashes.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PageHead } from './page-head.tsx';
import { BlankState } from './states.tsx';

export const BrokenPage = () => (
  <Box role="alert">
    <PageHead title="Something went wrong" />
    <BlankState
      title="This page can't be shown"
      action={
        <Button variant="outlined" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      Reload the page. If it happens again, go to another page with the menu.
    </BlankState>
  </Box>
);
