// The products of one type: a checkbox for all of them, and a list that opens to choose single ones.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { rupees } from '../../ui/format.ts';
import { ChoiceList, toggled } from './choice-list.tsx';
import type { StarterRow } from './starter-rows.ts';

interface ProductGroupProps {
  readonly type: string;
  /** Those that aren't in the catalogue yet. */
  readonly rows: readonly StarterRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

export function ProductGroup({ type, rows, chosen, onChange }: ProductGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const keys = rows.map(({ key }) => key);
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <FormControlLabel
          control={<Checkbox indeterminate={count > 0 && count < keys.length} />}
          label={`${type}: ${count} of ${keys.length}`}
          checked={count === keys.length}
          slotProps={{ typography: { sx: { fontWeight: 600 } } }}
          onChange={(_, isChecked) => onChange(toggled(chosen, keys, isChecked))}
          sx={{ flex: '1 1 12rem', minHeight: 48, mr: 0 }}
        />
        <Button
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={`${isOpen ? 'Hide' : 'Choose'} ${type}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Choose'}
        </Button>
      </Box>
      <Box id={listId} sx={{ pl: { sm: 3 } }}>
        {isOpen && (
          <ChoiceList
            label={type}
            choices={rows.map(({ key, name, price }) => ({ key, label: `${name}: ${rupees(price)}` }))}
            chosen={chosen}
            onChange={onChange}
          />
        )}
      </Box>
    </Box>
  );
}
