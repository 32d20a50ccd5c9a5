// The links to all resources.
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link, useLocation } from 'react-router';
import { menuEntries } from '../menu-entries.ts';

export function DeskMenu({ onOpen }: { readonly onOpen?: () => void }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <List disablePadding>
        {menuEntries.map(({ path, label, icon: Icon }) => {
          const isHere = path === '/' ? pathname === '/' : pathname.startsWith(path);
          return (
            <ListItem key={path} disablePadding>
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
                  primary={label}
                  slotProps={{ primary: { sx: { fontWeight: isHere ? 600 : 400 } } }}
                />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </nav>
  );
}
