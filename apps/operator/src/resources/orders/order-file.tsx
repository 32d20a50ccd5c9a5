// What helps to find the house of an order: a picture and spoken directions. They are loaded when the operator asks for them,
// because they show a home.
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { loadFile } from '../../providers/load-file.ts';

interface OrderFileProps {
  readonly id: number;
  readonly kind: 'picture' | 'sound';
}

export function OrderFile({ id, kind }: OrderFileProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['file', id],
    queryFn: ({ signal }) => loadFile(id, signal),
    enabled: false,
  });
  if (data) return kind === 'picture' ? <Photo file={data} /> : <Sound file={data} />;
  return (
    <>
      <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
        {kind === 'picture' ? 'Show photo' : 'Load directions'}
      </Button>
      {error && <Typography color="error">{sentenceOf(error)}</Typography>}
    </>
  );
}

const Photo = ({ file }: { readonly file: Blob }) => (
  <img
    src={useUrl(file)}
    alt="House"
    style={{ display: 'block', maxWidth: '100%', maxHeight: '20rem', borderRadius: 12 }}
  />
);

const Sound = ({ file }: { readonly file: Blob }) => (
  // biome-ignore lint/a11y/useMediaCaption: somebody's own words, which nobody has written down
  <audio src={useUrl(file)} controls aria-label="Directions" style={{ maxWidth: '100%' }} />
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
