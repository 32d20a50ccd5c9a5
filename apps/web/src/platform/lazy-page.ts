// A route's page, loaded when it is first opened: `lazy: lazyPage(async () => (await import('./pages/x-page.tsx')).XPage)`.
import type { ComponentType } from 'react';

const delaysMs = [500, 1_500];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A lost packet must not cost the page: the load is tried again twice before the page is given up. */
export function lazyPage(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => {
    for (const ms of delaysMs) {
      try {
        return { Component: await load() };
      } catch (error) {
        console.warn('A page did not load; trying again', error);
        await wait(ms);
      }
    }
    return { Component: await load() };
  };
}
