import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the parts of React Router that the portal has no use for: links, forms
 * and prefetching. Their names for developer tools would keep them in every bundle.
 */
export function leaveOutRouterParts(): Plugin {
  return {
    name: 'leave-out-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^[\w.]+\.displayName = .*;$/gm, '')
          .replaceAll(
            /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
            '$1/* @__PURE__ */ $2',
          ),
        map: null,
      }),
    },
  };
}
