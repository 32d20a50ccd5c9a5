// A page, as its slice declares it. The router, the access rules and the navigation are made from it.
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
  /** Its place in the navigation, from 1. */
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
  /**
   * Loads its code after the first screen, so that it also opens without a network when nobody has opened it before.
   */
  readonly isBroughtAlong?: true;
  /** The page above an inner page, for its Back button. */
  readonly up?: string | ((params: Params) => string);
  /** The page of the navigation that this one belongs to, when following `up` doesn't lead there. */
  readonly partOf?: string;
  readonly navigation?: NavigationEntry;
}
