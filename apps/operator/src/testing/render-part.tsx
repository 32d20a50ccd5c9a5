// Shows a part of the desk by itself. Its styles stay out of the document, as in the whole desk.
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { styleCache } from '../platform/style-cache.ts';

export const renderPart = (part: ReactNode) =>
  render(<CacheProvider value={styleCache}>{part}</CacheProvider>);
