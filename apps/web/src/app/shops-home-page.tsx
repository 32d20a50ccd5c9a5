// /shops: the running order, and the shops near the address.
import type { ComponentType } from 'react';
import { HomePage } from '../slices/shops/index.ts';

interface RunningOrderParts {
  readonly RunningOrder: ComponentType;
  readonly useIsRunningOrderComing: () => boolean;
}

/** The parts load beside this file. Importing them here would put them into the file that the sign-in loads, too. */
export const makeShopsHomePage = ({ RunningOrder, useIsRunningOrderComing }: RunningOrderParts) =>
  function ShopsHomePage() {
    return <HomePage top={<RunningOrder />} isTopComing={useIsRunningOrderComing()} />;
  };
