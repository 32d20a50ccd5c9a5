// /catalogue/import: imports products from a CSV file. First a check that changes nothing, then all rows or none.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { count } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import type { ChosenFile } from './catalogue-file.ts';
import { FileFormat } from './file-format.tsx';
import { ImportReport } from './import-report.tsx';
import { useImport, type Work } from './use-import.ts';

export function ImportPage() {
  const { file, work, report, fault, choose, checkAgain, apply, startOver } = useImport();
  return (
    <>
      <PageHead
        title="Import products"
        actions={<ButtonLink to="/catalogue">Back to the catalogue</ButtonLink>}
      >
        <Box sx={{ color: 'text.secondary' }}>
          You see what happens to each line of your file before anything changes.
        </Box>
      </PageHead>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!report?.is_applied && <FileCard file={file} work={work} onFiles={(files) => void choose(files)} />}
        {fault && (
          <Alert
            severity="error"
            sx={{ fontSize: '1rem', alignItems: 'center' }}
            action={file && !report && !work && <Button onClick={() => void checkAgain()}>Try again</Button>}
          >
            {fault}
          </Alert>
        )}
        {report && (
          <ImportReport
            key={`${file?.name} ${report.is_applied}`}
            report={report}
            isBusy={work !== undefined}
            onImport={() => void apply()}
            onStartOver={startOver}
          />
        )}
        {!report && <FileFormat />}
      </Box>
    </>
  );
}

interface FileCardProps {
  readonly file: ChosenFile | undefined;
  readonly work: Work | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

const FileCard = ({ file, work, onFiles }: FileCardProps) => (
  <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
    <FileInput
      label={file ? 'Choose another file' : 'Choose a CSV file'}
      accept=".csv,text/csv"
      isDisabled={work?.name === 'import'}
      onFiles={onFiles}
    >
      {file && <FileName file={file} />}
    </FileInput>
    {work && file && <Progress work={work} file={file} />}
  </Card>
);

const FileName = ({ file: { name, lines } }: { readonly file: ChosenFile }) => (
  <Box>
    <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
    <Box sx={{ color: 'text.secondary' }}>{lines === 1 ? '1 line' : `${count(lines)} lines`}</Box>
  </Box>
);

interface ProgressProps {
  readonly work: Work;
  readonly file: ChosenFile;
}

/** The sent share of the file. The server doesn't report how far it is. */
function Progress({ work: { name, part }, file }: ProgressProps) {
  const isSending = part < 1;
  const verb = name === 'check' ? 'Checking' : 'Importing';
  const text = isSending ? 'Sending the file…' : `${verb} ${count(file.lines)} lines…`;
  return (
    <Box>
      <Box role="status" sx={{ mb: 1 }}>
        {text}
      </Box>
      <LinearProgress
        aria-label={text}
        variant={isSending ? 'determinate' : 'indeterminate'}
        value={Math.round(part * 100)}
      />
    </Box>
  );
}
