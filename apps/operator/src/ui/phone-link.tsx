import Link from '@mui/material/Link';
import { phone } from './format.ts';
import { touchLink } from './touch-link.ts';

/** A link that calls the number. */
export const PhoneLink = ({ number }: { readonly number: string }) => (
  <Link href={`tel:${number}`} sx={touchLink}>
    {phone(number)}
  </Link>
);
