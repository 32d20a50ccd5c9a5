// A link from content (banner, notification): inside the app it opens in the app, otherwise in a new tab.
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { pathInApp } from '../../platform/path-in-app.ts';

const isWeb = (link: string): boolean => /^(https?:|mailto:|tel:|\/)/i.test(link);

type AnyLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

export function AnyLink({ to, children, ...rest }: AnyLinkProps) {
  const path = pathInApp(to);
  if (path !== undefined) {
    return (
      <Link {...rest} to={path}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={isWeb(to) ? to : undefined} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
