import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React in development from recording a stack for each element, as it does after the first 10,000 of a
 * second. Only its warnings print the stacks, and they take a third of a test that renders pages.
 */
export function withoutOwnerStacks(): void {
  Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });
}
