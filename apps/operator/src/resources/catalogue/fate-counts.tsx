// How many rows are new, changed, unchanged and refused. A press shows only these.
import type { CatalogueImport } from '@haat/contract/operator/catalogue';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { count } from '../../ui/format.ts';
import { type Fate, fates, fateWords } from './fate-words.ts';

interface FateCountsProps {
  readonly counts: CatalogueImport['counts'];
  /** Undefined: all rows. */
  readonly chosen: Fate | undefined;
  readonly onChoose: (fate: Fate | undefined) => void;
}

export const FateCounts = ({ counts, chosen, onChoose }: FateCountsProps) => (
  <Box
    role="group"
    aria-label="Show only"
    sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' }, gap: 1.5 }}
  >
    {fates.map((fate) => (
      <ButtonBase
        key={fate}
        disabled={counts[fate] === 0}
        aria-pressed={fate === chosen}
        onClick={() => onChoose(fate === chosen ? undefined : fate)}
        sx={{
          display: 'block',
          textAlign: 'left',
          p: 2,
          border: 2,
          borderColor: fate === chosen ? 'primary.main' : 'divider',
          borderRadius: 1,
          fontFamily: 'inherit',
          bgcolor: 'background.paper',
        }}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            fontSize: '1.75rem',
            fontWeight: 600,
            lineHeight: 1.2,
            fontVariantNumeric: 'tabular-nums',
            color: fate === 'refused' && counts.refused > 0 ? 'error.main' : undefined,
          }}
        >
          {count(counts[fate])}
        </Box>
        <Box component="span" sx={{ fontSize: '1rem', color: 'text.secondary' }}>
          {fateWords[fate]}
        </Box>
      </ButtonBase>
    ))}
  </Box>
);
