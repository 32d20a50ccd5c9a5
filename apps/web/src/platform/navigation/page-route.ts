// What a slice says of a page, once. The router, the access rules and the navigation are made from it.
import type { ComponentType } from 'react';

/** Everybody else is redirected, see app/access.ts. */
export type Visitor =
  | 'nobody'
  | 'anyone'
  | 'signed out'
  | 'without a name'
  | 'without an address'
  | 'signed in'
  | 'without a shop'
  | 'unverified retailer'
  | 'retailer'
  | 'deliverer';

export type SectionKey =
  | 'blog'
  | 'shops'
  | 'retailer'
  | 'deliverer'
  | 'support'
  | 'notifications'
  | 'account';

type Params = Readonly<Record<string, string | undefined>>;

/** A page of a section's navigation. */
interface NavigationEntry {
  readonly section: SectionKey;
  /** First, second, … */
  readonly place: number;
  /** Its name in the current language. */
  readonly label: () => string;
  readonly icon: ComponentType<{ readonly size?: string | number; readonly 'aria-hidden'?: boolean }>;
}

export interface PageRoute {
  readonly path: string;
  readonly who: Visitor;
  /** A person without an e-mail address enters one first. */
  readonly needsEmail?: boolean;
  readonly load: () => Promise<ComponentType>;
  /** Its code comes to the phone after the first screen, so that it opens without a network although nobody has opened it. */
  readonly isBroughtAlong?: true;
  /** The page above an inner page, which has a way back. */
  readonly up?: string | ((params: Params) => string);
  /** The page of the navigation that this one belongs to, where no `up` leads to it. */
  readonly partOf?: string;
  readonly navigation?: NavigationEntry;
}
