// How many rows are new, changed, unchanged and refused. Pressing one filters the rows.
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
      <FateButton
        key={fate}
        fate={fate}
        rows={counts[fate]}
        isChosen={fate === chosen}
        onPress={() => onChoose(fate === chosen ? undefined : fate)}
      />
    ))}
  </Box>
);

interface FateButtonProps {
  readonly fate: Fate;
  readonly rows: number;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

const FateButton = ({ fate, rows, isChosen, onPress }: FateButtonProps) => (
  <ButtonBase
    disabled={rows === 0}
    aria-pressed={isChosen}
    onClick={onPress}
    sx={{
      display: 'block',
      textAlign: 'left',
      p: 2,
      border: 2,
      borderColor: isChosen ? 'primary.main' : 'divider',
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
        color: fate === 'refused' && rows > 0 ? 'error.main' : undefined,
      }}
    >
      {count(rows)}
    </Box>{' '}
    <Box component="span" sx={{ fontSize: '1rem', color: 'text.secondary' }}>
      {fateWords[fate]}
    </Box>
  </ButtonBase>
);
