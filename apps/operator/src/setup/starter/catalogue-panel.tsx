// The products of the starter set whose types exist, by type. One import adds the chosen ones.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { importProducts } from '../../providers/starter-set.ts';
import { useSingleMutation } from '../../providers/use-single-mutation.ts';
import { RunningQuestion } from '../../ui/running-question.tsx';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { AllBox } from './all-box.tsx';
import { ProductGroup } from './product-group.tsx';
import { csvOf, rowsWith, type StarterRow, starterRows } from './starter-rows.ts';
import { counted } from './types-panel.tsx';
import { useAddPictures, withoutPictures } from './use-add-pictures.ts';

const nouns = ['product', 'products'] as const;
const allKeys: ReadonlySet<string> = new Set(starterRows.map(({ key }) => key));

/** A dry run with all products tells which have a type, and which are already in the catalogue. */
const readState = async () => {
  const { rows } = await importProducts(csvOf(starterRows), true);
  return {
    missing: rowsWith(starterRows, rows, ['new']),
    thereCount: rowsWith(starterRows, rows, ['changed', 'unchanged']).length,
  };
};

/** Adds those that aren't in the catalogue. What an operator has changed there stays. Returns how many were added. */
async function addProducts(chosen: readonly StarterRow[]): Promise<number> {
  const { rows } = await importProducts(csvOf(chosen), true);
  const missing = rowsWith(chosen, rows, ['new']);
  if (missing.length > 0) await importProducts(csvOf(missing), false);
  return missing.length;
}

interface CataloguePanelProps {
  /** The existing product types. */
  readonly typeNames: readonly string[];
  readonly onSaved: () => void;
}

export function CataloguePanel({ typeNames, onSaved }: CataloguePanelProps) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['starter', 'catalogue', typeNames],
    queryFn: readState,
  });
  return (
    <Box component="section" aria-labelledby="starter-products" sx={{ mt: 4 }}>
      <Typography variant="h3" id="starter-products" sx={{ mb: 0.5 }}>
        Products for the catalogue
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '42rem' }}>
        Optional. Each has a usual price and its names in English, Malayalam and Hindi. Shops set their own
        price.
      </Typography>
      {isPending && <LoadingState />}
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && <Products {...data} onAdded={() => void refetch()} onSaved={onSaved} />}
    </Box>
  );
}

interface ProductsProps {
  readonly missing: readonly StarterRow[];
  readonly thereCount: number;
  readonly onAdded: () => void;
  readonly onSaved: () => void;
}

function Products({ missing, thereCount, onAdded, onSaved }: ProductsProps) {
  const [chosen, setChosen] = useState(allKeys);
  if (missing.length === 0) return <NothingMissing count={thereCount} onSaved={onSaved} />;
  const types = new Set(missing.map(({ type }) => type));
  return (
    <>
      {thereCount > 0 && (
        <Typography>
          {`${counted(thereCount, nouns)} ${thereCount === 1 ? 'is' : 'are'} in the catalogue already.`}
        </Typography>
      )}
      <AllBox
        label="All products"
        keys={missing.map(({ key }) => key)}
        chosen={chosen}
        onChange={setChosen}
      />
      {[...types].map((type) => (
        <ProductGroup
          key={type}
          type={type}
          rows={missing.filter((row) => row.type === type)}
          chosen={chosen}
          onChange={setChosen}
        />
      ))}
      <AddProducts rows={missing.filter(({ key }) => chosen.has(key))} onAdded={onAdded} onSaved={onSaved} />
    </>
  );
}

const NothingMissing = ({ count, onSaved }: { readonly count: number; readonly onSaved: () => void }) => (
  <>
    <Typography sx={{ mb: 2 }}>
      {`All ${counted(count, nouns)} of these types are in the catalogue already.`}
    </Typography>
    <Button variant="outlined" onClick={onSaved}>
      Next step
    </Button>
  </>
);

const textOf = (added: number): string =>
  added === 0 ? 'These products are in the catalogue already' : `${counted(added, nouns)} added`;

interface AddProductsProps {
  readonly rows: readonly StarterRow[];
  readonly onAdded: () => void;
  readonly onSaved: () => void;
}

function useAddProducts({ onAdded, onSaved }: Pick<AddProductsProps, 'onAdded' | 'onSaved'>) {
  const notify = useNotify();
  const addPictures = useAddPictures();
  return useSingleMutation({
    mutationFn: async (chosen: readonly StarterRow[]) => ({
      text: textOf(await addProducts(chosen)),
      hasPictures: await addPictures(),
    }),
    onSuccess: ({ text, hasPictures }) => {
      if (hasPictures) notify(text, { type: 'success' });
      else notify(withoutPictures(text), { type: 'warning' });
      onAdded();
      if (hasPictures) onSaved();
    },
  });
}

function AddProducts({ rows, onAdded, onSaved }: AddProductsProps) {
  const adding = useAddProducts({ onAdded, onSaved });
  return (
    <>
      {adding.isPending && (
        <RunningQuestion
          title="Leave while the starter set is being added?"
          text="Wait until it is done. Otherwise a part of it may be missing."
        />
      )}
      {adding.error && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {`Nothing was added. ${sentenceOf(adding.error)}`}
        </Typography>
      )}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={rows.length === 0}
          loading={adding.isPending}
          onClick={() => adding.mutate(rows)}
        >
          <span>{`Add ${counted(rows.length, nouns)}`}</span>
        </Button>
        <Button onClick={onSaved}>Go on without products</Button>
      </Box>
    </>
  );
}
