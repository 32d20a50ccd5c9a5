/** Joins the lines of an address: 'Puthen House, Temple Road, Near the well'. */
export const onOneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
