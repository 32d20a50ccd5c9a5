// Events about the shared catalogue. Later slices handle them in the same transaction.

/** Catalogue products were added or deleted, or have other search texts. */
export interface CatalogueEvent {
  /** The new ones. */
  readonly texts: readonly string[];
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'catalogue.changed': CatalogueEvent;
  }
}
