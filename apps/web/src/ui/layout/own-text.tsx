// Where texts and elements may stand side by side.
import type { ReactNode } from 'react';

/** Puts a text into an element of its own, because React can't change one that a browser has translated otherwise. */
export const ownText = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? <span>{children}</span> : children;
