// A picture or a sound that a customer sent: of their house, or with a complaint. It is loaded when the operator asks for it,
// because it may show a home.
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../platform/http.ts';
import { loadFile } from '../providers/load-file.ts';

interface PrivateFileProps {
  readonly id: number;
  readonly kind: 'picture' | 'sound';
  /** Of the picture, or of the player. */
  readonly name: string;
}

export function PrivateFile({ id, kind, name }: PrivateFileProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['file', id],
    queryFn: ({ signal }) => loadFile(id, signal),
    enabled: false,
  });
  if (data) return kind === 'picture' ? <Photo file={data} name={name} /> : <Sound file={data} name={name} />;
  return (
    <>
      <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
        {kind === 'picture' ? 'Show photo' : 'Load recording'}
      </Button>
      {error && <Typography color="error">{sentenceOf(error)}</Typography>}
    </>
  );
}

interface LoadedProps {
  readonly file: Blob;
  readonly name: string;
}

const Photo = ({ file, name }: LoadedProps) => (
  <img
    src={useUrl(file)}
    alt={name}
    style={{ display: 'block', maxWidth: '100%', maxHeight: '20rem', borderRadius: 12 }}
  />
);

const Sound = ({ file, name }: LoadedProps) => (
  // biome-ignore lint/a11y/useMediaCaption: somebody's own words, which nobody has written down
  <audio src={useUrl(file)} controls aria-label={name} style={{ maxWidth: '100%' }} />
);

function useUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  // Outside system: the browser keeps the bytes until their URL is revoked.
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
