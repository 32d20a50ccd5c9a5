// Sets one quantity for all products that a shop copied from the catalogue, when the retailer asks for it.
import { limits } from '@haat/contract/limits';
import { readNumber } from '@haat/contract/typed-number';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { countNotCounted, setFirstQuantities } from '../../providers/first-quantities.ts';
import { useSingleMutation } from '../../providers/use-single-mutation.ts';
import { Notice } from '../../ui/notice.tsx';

const usual = '20';

/** Shows nothing when there are none. */
export function QuantityForAll({ shopId }: { readonly shopId: number }) {
  const { data: count = 0, refetch } = useQuery({
    queryKey: ['shops', 'not counted', shopId],
    queryFn: () => countNotCounted(shopId),
  });
  const [text, setText] = useState(usual);
  const setting = useSetting(shopId, () => void refetch());
  if (count === 0) return null;
  const quantity = readNumber(text, 0);
  const isFit = quantity >= 1 && quantity <= limits.stock;
  return (
    <Notice>
      <span>{`${productsText(count)} from the catalogue ${count === 1 ? 'has' : 'have'} no quantity yet. Customers see ${count === 1 ? 'it' : 'them'} as out of stock.`}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5, mt: 1.5 }}>
        <TextField
          label="Quantity for all"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={!isFit}
          helperText={isFit ? undefined : 'Enter a whole number of 1 or more.'}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Button
          variant="outlined"
          disabled={!isFit}
          loading={setting.isPending}
          onClick={() => setting.mutate(quantity)}
        >
          Set for all
        </Button>
      </Box>
    </Notice>
  );
}

function useSetting(shopId: number, onSet: () => void) {
  const notify = useNotify();
  return useSingleMutation({
    mutationFn: (quantity: number) => setFirstQuantities(shopId, quantity),
    onSuccess: (changed) => {
      notify(`Quantity set for ${productsText(changed)}`, { type: 'success' });
      onSet();
    },
    onError: (error) => notify(sentenceOf(error), { type: 'error' }),
  });
}

const productsText = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;
