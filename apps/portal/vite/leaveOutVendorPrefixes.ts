import type { Plugin } from 'vite';

/** Leaves out the table of vendor prefixes of styled-components' parser: no browser of the target needs one. */
export function leaveOutVendorPrefixes(): Plugin {
  return {
    name: 'leave-out-vendor-prefixes',
    apply: 'build',
    transform: {
      filter: { id: /stylis\/src\/Prefixer\.js$/ },
      handler: () => ({ code: 'export const prefix = (value) => value;', map: null }),
    },
  };
}
