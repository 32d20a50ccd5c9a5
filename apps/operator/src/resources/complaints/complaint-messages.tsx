// The messages of a complaint, oldest first.
import type { ComplaintRecord } from '@haat/contract/operator/complaints';
import Box from '@mui/material/Box';
import { time } from '../../ui/format.ts';
import { PrivateFile } from '../../ui/private-file.tsx';

const sides = { customer: 'Customer', shop: 'Shop', operator: 'Operator' } as const;
const fileWords = { picture: 'Photo', sound: 'Recording' } as const;

export const ComplaintMessages = ({ complaint }: { readonly complaint: ComplaintRecord }) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
    {complaint.messages.map(({ at, by, body, files }, index) => (
      <Box
        component="li"
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added, at the end
        key={index}
        sx={{ pl: 2, borderLeft: 3, borderColor: by === 'operator' ? 'primary.main' : 'divider' }}
      >
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{`${sides[by]}, ${time(at)}`}</Box>
        <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{body}</Box>
        {files.length > 0 && (
          <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 1 }}>
            {files.map(({ id, kind }, place) => (
              <PrivateFile key={id} id={id} kind={kind} name={`${fileWords[kind]} ${place + 1}`} />
            ))}
          </Box>
        )}
      </Box>
    ))}
  </Box>
);
