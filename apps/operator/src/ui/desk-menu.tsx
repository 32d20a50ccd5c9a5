// The links to all resources.
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link, useLocation } from 'react-router';
import { type MenuEntry, menuGroups } from '../menu-entries.ts';
import { count } from './format.ts';
import { useNeedNumber } from './need-number.ts';

interface DeskMenuProps {
  readonly onOpen?: (() => void) | undefined;
}

export function DeskMenu({ onOpen }: DeskMenuProps) {
  return (
    <nav aria-label="Main">
      {menuGroups.map(({ title, entries }, index) => (
        <Box
          key={entries[0]?.path}
          sx={{ pb: 1, mb: 1, borderBottom: index === menuGroups.length - 1 ? 0 : 1, borderColor: 'divider' }}
        >
          {title && (
            <Box sx={{ px: 2, py: 0.5, color: 'text.secondary', fontSize: '0.875rem', fontWeight: 600 }}>
              {title}
            </Box>
          )}
          <List disablePadding aria-label={title}>
            {entries.map((entry) => (
              <MenuLine key={entry.path} entry={entry} onOpen={onOpen} />
            ))}
          </List>
        </Box>
      ))}
    </nav>
  );
}

function MenuLine({ entry, onOpen }: DeskMenuProps & { readonly entry: MenuEntry }) {
  const { path, label, icon: Icon } = entry;
  const { pathname } = useLocation();
  const needs = useNeedNumber();
  const isHere = path === '/' ? pathname === '/' : pathname.startsWith(path);
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={path}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
        onClick={onOpen}
        sx={{ borderRadius: 2, minHeight: 48 }}
      >
        <ListItemIcon sx={{ minWidth: 40, color: isHere ? 'primary.main' : 'text.secondary' }}>
          <Icon />
        </ListItemIcon>
        <ListItemText
          primary={path === '/' && needs > 0 ? `${label} (${count(needs)})` : label}
          slotProps={{ primary: { sx: { fontWeight: isHere ? 600 : 400 } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}
