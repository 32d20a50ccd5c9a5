// React's development build records up to 10,000 stack traces a second, to say in warnings where elements were created.
import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** As if React had reached its limit of stack traces. */
export function omitOwnerStacks(): void {
  const internals: Internals = Reflect.get(React, name);
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
}
