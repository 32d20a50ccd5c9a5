import type { ComponentProps } from 'react';

interface PlainListProps extends ComponentProps<'ul'> {
  readonly isOrdered?: boolean;
}

/** A list without bullets or numbers. Safari doesn't treat it as a list unless its role says so. */
export function PlainList({ isOrdered = false, ...props }: PlainListProps) {
  const List = (isOrdered ? 'ol' : 'ul') as 'ul'; // both take the same props
  return <List role="list" {...props} />;
}
