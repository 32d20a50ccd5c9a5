// The products of one type: a checkbox for all, and a list that opens to choose single ones.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { rupees } from '../../ui/format.ts';
import { AllBox } from './all-box.tsx';
import { ChoiceList } from './choice-list.tsx';
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
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <AllBox label={type} keys={rows.map(({ key }) => key)} chosen={chosen} onChange={onChange} />
        <Button
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={`${isOpen ? 'Hide' : 'Choose'} ${type}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{isOpen ? 'Hide' : 'Choose'}</span>
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
