import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../areas/area.ts';
import { useDesk } from '../areas/desk.ts';
import { count } from './format.ts';
import { useNeedNumber } from './need-number.ts';
import { useReleaseName } from './release-name.ts';

interface DeskMenuProps {
  readonly onOpen?: (() => void) | undefined;
}

const groups: readonly { readonly key: MenuEntry['group']; readonly title?: string }[] = [
  { key: 'today' },
  { key: 'work' },
  { key: 'people', title: 'Shops and people' },
  { key: 'delivery', title: 'Delivery' },
  { key: 'goods', title: 'Goods' },
  { key: 'blog', title: 'Blog' },
  { key: 'desk' },
];

export function DeskMenu({ onOpen }: DeskMenuProps) {
  const { menu } = useDesk();
  const release = useReleaseName();
  return (
    <nav aria-label="Main">
      {groups.map(({ key, title }, index) => (
        <Box
          key={key}
          sx={{ pb: 1, mb: 1, borderBottom: index === groups.length - 1 ? 0 : 1, borderColor: 'divider' }}
        >
          {title && (
            <Box sx={{ px: 2, py: 0.5, color: 'text.secondary', fontSize: '0.875rem', fontWeight: 600 }}>
              {title}
            </Box>
          )}
          <List disablePadding aria-label={title}>
            {menu
              .filter(({ group }) => group === key)
              .map((entry) => (
                <MenuLine key={entry.path} entry={entry} onOpen={onOpen} />
              ))}
          </List>
        </Box>
      ))}
      {release && <Box sx={{ px: 2, pb: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{release}</Box>}
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
