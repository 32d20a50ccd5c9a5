// The frame of every page: the top bar and the menu, which a button opens on a phone.

import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLogout } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { appConfig } from '../platform/app-config.ts';
import { DeskMenu } from './desk-menu.tsx';
import { DeskName } from './desk-name.tsx';
import { useFocusOnNewPage, useFocusThatStays } from './focus.ts';
import { MenuIcon } from './icons.tsx';
import { LeaveDialog } from './leave-question.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { RingBar } from './ring-bar.tsx';
import { SearchLink } from './search-link.tsx';
import { hasUnsavedChanges } from './unsaved-changes.ts';

const menuWidth = 232;
/** The greatest height of the bar with normal text size. */
const barHeight = 56;

/** The menu stays visible beside a long page. */
const sideStyle = {
  width: menuWidth,
  flexShrink: 0,
  alignSelf: 'flex-start',
  position: 'sticky',
  top: barHeight + 1,
  height: `calc(100 * var(--dvh) - ${barHeight + 1}px)`,
  overflowY: 'auto',
  borderRight: 1,
  borderColor: 'divider',
  p: 1,
  displayPrint: 'none',
} as const;

const mainId = 'main';

/** Only visible when the keyboard focuses it. */
const skipStyle = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  p: 1.5,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  displayPrint: 'none',
} as const;

interface DeskFrameProps {
  /** Only operators see a menu. */
  readonly hasMenu: boolean;
  readonly children: ReactNode;
}

export function DeskFrame({ hasMenu, children }: DeskFrameProps) {
  const isWide = useMediaQuery('(min-width: 56rem)');
  const [isOpen, setIsOpen] = useState(false);
  const main = useFocusOnNewPage();
  useFocusThatStays(main);
  return (
    <Box sx={{ minHeight: 'calc(100 * var(--dvh))', bgcolor: 'background.default', color: 'text.primary' }}>
      <Box component="a" href={`#${mainId}`} sx={skipStyle}>
        Skip to content
      </Box>
      <TopBar hasDesk={hasMenu} onMenu={hasMenu && !isWide ? () => setIsOpen(true) : undefined} />
      <OfflineBar />
      {hasMenu && <RingBar />}
      <Box sx={{ display: 'flex' }}>
        {hasMenu && <Menu isBeside={isWide} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
        <Box
          component="main"
          id={mainId}
          ref={main}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, maxWidth: 1120, p: { xs: 2, md: 3 }, outline: 'none' }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}

interface MenuProps {
  /** Otherwise it opens over the page. */
  readonly isBeside: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const Menu = ({ isBeside, isOpen, onClose }: MenuProps) =>
  isBeside ? (
    <Box sx={sideStyle}>
      <DeskMenu />
    </Box>
  ) : (
    <Drawer open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': 'Menu' } }}>
      <Box sx={{ width: menuWidth, p: 1 }}>
        <DeskMenu onOpen={onClose} />
      </Box>
    </Drawer>
  );

interface TopBarProps {
  /** Whether the person is an operator. */
  readonly hasDesk: boolean;
  readonly onMenu: (() => void) | undefined;
}

function TopBar({ hasDesk, onMenu }: TopBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const logout = useLogout();
  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="inherit"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar
        disableGutters
        sx={{
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          justifyContent: 'space-between',
          minHeight: `${barHeight}px !important`,
          px: 1,
          columnGap: 1,
        }}
      >
        {onMenu && (
          <Button color="inherit" startIcon={<MenuIcon />} onClick={onMenu}>
            Menu
          </Button>
        )}
        {hasDesk ? (
          <DeskName />
        ) : (
          <Box sx={{ flex: 1, px: 1, fontWeight: 600 }}>{appConfig.appName} for operators</Box>
        )}
        {hasDesk && <SearchLink />}
        <Button color="inherit" onClick={() => (hasUnsavedChanges() ? setIsAsking(true) : void logout())}>
          Sign out
        </Button>
        {isAsking && <LeaveDialog onStay={() => setIsAsking(false)} onLeave={() => void logout()} />}
      </Toolbar>
    </AppBar>
  );
}
