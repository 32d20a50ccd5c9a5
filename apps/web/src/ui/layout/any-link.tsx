// A link from content (banner, notification): inside the app it opens in the app, otherwise in a new tab.
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** The path of a link into this app, else undefined. Media and the API aren't pages. */
export function pathInApp(link: string): string | undefined {
  const url = URL.parse(link, window.location.origin);
  if (url === null || url.origin !== window.location.origin) return undefined;
  return /^\/(api|media|operator)(\/|$)/.test(url.pathname)
    ? undefined
    : url.pathname + url.search + url.hash;
}

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
