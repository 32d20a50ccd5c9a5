import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router';

interface ButtonLinkProps extends Pick<ButtonProps, 'variant' | 'children' | 'startIcon'> {
  readonly to: string;
  /** State for the page that opens, outside of its URL. */
  readonly state?: unknown;
}

export const ButtonLink = ({ variant = 'outlined', ...props }: ButtonLinkProps) => (
  <Button component={Link} variant={variant} {...props} />
);
