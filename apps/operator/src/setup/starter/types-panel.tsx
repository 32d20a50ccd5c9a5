// Types to choose from, and the button that adds the chosen ones with one call each.
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { useSingleMutation } from '../../providers/use-single-mutation.ts';
import { RunningQuestion } from '../../ui/running-question.tsx';
import { keepStarterLeft } from '../starter-left.ts';
import { AllBox } from './all-box.tsx';
import { type Choice, ChoiceList } from './choice-list.tsx';
import { useAddPictures, withoutPictures } from './use-add-pictures.ts';

interface TypesPanelProps {
  readonly step: 'shop_types' | 'product_types';
  readonly label: string;
  /** 'shop type', 'shop types'. */
  readonly nouns: readonly [one: string, several: string];
  /** The missing types. */
  readonly choices: readonly Choice[];
  /** How many of the starter set exist. */
  readonly thereCount: number;
  /** Checked at first. */
  readonly proposed: ReadonlySet<string>;
  readonly add: (key: string) => Promise<unknown>;
  /** Runs after each attempt: some may be added even if one failed. `isWhole`: all types and pictures were added. */
  readonly onEnd: (isWhole: boolean) => void;
}

export function TypesPanel(props: TypesPanelProps) {
  const { step, label, nouns, choices, thereCount, proposed, add, onEnd } = props;
  const [chosen, setChosen] = useState(proposed);
  const isWhole = choices.length === 0;
  // Outside system: the device's storage. Somebody else may have added the rest.
  useEffect(() => {
    if (isWhole) keepStarterLeft(step, 0);
  }, [isWhole, step]);
  return (
    <>
      {thereCount > 0 && (
        <Typography sx={{ mb: 1 }}>
          {`${choices.length === 0 ? 'All' : thereCount} of the ${counted(thereCount + choices.length, nouns)} ${choices.length > 0 && thereCount === 1 ? 'is' : 'are'} there already.`}
        </Typography>
      )}
      {choices.length > 1 && (
        <AllBox label="All" keys={choices.map(({ key }) => key)} chosen={chosen} onChange={setChosen} />
      )}
      <ChoiceList label={label} choices={choices} chosen={chosen} onChange={setChosen} />
      {choices.length > 0 && (
        <AddTypes
          step={step}
          keys={choices.map(({ key }) => key).filter((key) => chosen.has(key))}
          nouns={nouns}
          add={add}
          onEnd={onEnd}
        />
      )}
    </>
  );
}

type AddTypesProps = Pick<TypesPanelProps, 'step' | 'nouns' | 'add' | 'onEnd'> & {
  readonly keys: readonly string[];
};

function useAddTypes({ step, keys, nouns, add, onEnd }: AddTypesProps) {
  const notify = useNotify();
  const addPictures = useAddPictures();
  const added = `${counted(keys.length, nouns)} added`;
  return useSingleMutation({
    mutationFn: async () => {
      for (const [at, key] of keys.entries()) {
        keepStarterLeft(step, keys.length - at);
        await add(key);
      }
      keepStarterLeft(step, 0);
      return addPictures();
    },
    onSuccess: (hasPictures) =>
      hasPictures ? notify(added, { type: 'success' }) : notify(withoutPictures(added), { type: 'warning' }),
    onSettled: (hasPictures = false) => onEnd(hasPictures),
  });
}

function AddTypes(props: AddTypesProps) {
  const { keys, nouns } = props;
  const adding = useAddTypes(props);
  return (
    <>
      {adding.isPending && (
        <RunningQuestion
          title="Leave while the starter set is being added?"
          text="Wait until it is done. Otherwise a part of it may be missing."
        />
      )}
      {adding.error && (
        <Typography role="alert" color="error">
          {`Not all were added. ${sentenceOf(adding.error)}`}
        </Typography>
      )}
      <Button
        variant="contained"
        disabled={keys.length === 0}
        loading={adding.isPending}
        onClick={() => adding.mutate()}
        sx={{ mt: 2 }}
      >
        <span>{`Add ${counted(keys.length, nouns)}`}</span>
      </Button>
    </>
  );
}

export const counted = (number: number, [one, several]: readonly [string, string]): string =>
  `${number} ${number === 1 ? one : several}`;
