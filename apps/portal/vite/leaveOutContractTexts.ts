import type { Plugin } from 'vite';

const text = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/;
const documentation = new RegExp(String.raw`\b(?:summary|source):\s*(?:${text.source}),`, 'g');

/**
 * Leaves the texts of the contract that only its document shows (`/openapi.json`) out of what the
 * browser loads: more with every endpoint.
 */
export function leaveOutContractTexts(): Plugin {
  return {
    name: 'leave-out-contract-texts',
    apply: 'build',
    transform: {
      filter: { id: /packages\/data\/src\/.*contract\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(documentation, ''), map: null }),
    },
  };
}
