import { useEffect, useState } from 'react';

/** A URL for a picture or a sound that is in memory. Undefined without one. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  // Outside system: the browser keeps the bytes until their URL is revoked.
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
}
