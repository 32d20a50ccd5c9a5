import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sentenceOf } from '../platform/http.ts';
import { renewRecoveryCodes } from '../providers/second-step.ts';
import { useSingleMutation } from '../providers/use-single-mutation.ts';
import { Notice } from '../ui/notice.tsx';
import { Part } from '../ui/part.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import type { PartProps } from './passkeys-part.tsx';
import { codesLeft, isFewCodes } from './use-second-step.ts';

export function CodesPart({ state, onAdded }: PartProps) {
  const [isAsking, setIsAsking] = useState(false);
  const left = state.recovery_codes_left;
  const renewal = useSingleMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: (added) => {
      setIsAsking(false);
      onAdded(added);
    },
  });
  return (
    <Part title="Recovery codes">
      {isFewCodes(left) && <Notice>{`${codesLeft(left)} Make new ones.`}</Notice>}
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {`For a lost phone. Each works once. ${left} of 10 are left.`}
      </Typography>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        Make new codes
      </Button>
      {isAsking && (
        <QuestionDialog
          title="Make ten new recovery codes?"
          text="The codes that you have now stop working."
          verb="Make new codes"
          isSevere={false}
          isBusy={renewal.isPending}
          error={renewal.error ? sentenceOf(renewal.error) : undefined}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => renewal.mutate()}
        />
      )}
    </Part>
  );
}
