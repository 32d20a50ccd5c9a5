// The recovery codes, shown once: to copy, download or print.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { appConfig } from '../platform/app-config.ts';
import { copyText } from '../platform/copy-text.ts';
import { saveFile } from '../platform/download.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly verb: string;
  readonly onDone: () => void;
}

const sheetOf = (codes: readonly string[]): string =>
  `Recovery codes of ${appConfig.appName} at ${window.location.host}\nEach works once.\n\n${codes.join('\n')}\n`;

export function RecoveryCodes({ codes, verb, onDone }: RecoveryCodesProps) {
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    if (await copyText(sheetOf(codes))) notify('Copied', { type: 'success' });
    else notify('The browser did not copy them. Download or print them.', { type: 'error' });
  };
  const download = (): void =>
    saveFile(new Blob([sheetOf(codes)], { type: 'text/plain' }), 'haat-recovery-codes.txt');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <GlobalStyles styles={onPaper} />
      <Typography>
        Keep these recovery codes in a safe place, not on your phone. If you lose it, each lets you sign in
        once. They are not shown again.
      </Typography>
      <Typography sx={{ display: 'none', displayPrint: 'block' }}>
        {appConfig.appName}, {window.location.host}
      </Typography>
      <Box component="ul" aria-label="Recovery codes" sx={listStyle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box className="not-on-paper" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="outlined" onClick={download}>
          Download
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
      </Box>
      <Button className="not-on-paper" variant="contained" size="large" onClick={onDone}>
        {verb}
      </Button>
    </Box>
  );
}

const listStyle = {
  m: 0,
  p: 2,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: 1,
  fontFamily: 'monospace',
  fontSize: '1.125rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

/** Only the codes, without the desk behind the dialog. */
const onPaper = {
  '@media print': { '#root, .not-on-paper, .MuiDialogActions-root': { display: 'none !important' } },
} as const;
