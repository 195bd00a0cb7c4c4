import type { Plugin } from 'vite';

/** What one kind of module can do without. */
interface Weight {
  readonly of: string;
  readonly id: RegExp;
  readonly without: (code: string) => string;
}

const text = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/;
const documentation = new RegExp(String.raw`\b(?:summary|source):\s*(?:${text.source}),`, 'g');

const weights: readonly Weight[] = [
  {
    // Links, forms and prefetching of React Router: their names for developer tools would keep them.
    of: 'router',
    id: /react-router\/dist\/production\/.*\.mjs$/,
    without: (code) =>
      code
        .replaceAll(/^[\w.]+\.displayName = .*;$/gm, '')
        .replaceAll(
          /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
          '$1/* @__PURE__ */ $2',
        ),
  },
  {
    // The table of vendor prefixes of styled-components' parser: no browser of the target needs one.
    of: 'vendor prefixes',
    id: /stylis\/src\/Prefixer\.js$/,
    without: () => 'export const prefix = (value) => value;',
  },
  {
    // The names of icons and those they had before: classes that no style of ours asks for.
    of: 'names of icons',
    id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    without: (code) => code.replace(/^ {2}name: .*,$/m, '').replace(/,\s+aliases: \[.*\]/, ''),
  },
  {
    // Texts that only the contract's document shows (`/openapi.json`): more with every endpoint.
    of: 'contract texts',
    id: /packages\/data\/src\/.*contract\.ts$/,
    without: (code) => code.replaceAll(documentation, ''),
  },
];

/**
 * Gain: about 4 % of the bytes of a first visit of /pending.
 *
 * Leaves out of modules what the portal has no use for. A build in which one of them changed nothing
 * fails: a file that was renamed would make it useless, and nobody would see it.
 */
export function leaveOut(): Plugin {
  const left = new Set<Weight>();
  return {
    name: 'leaveOut',
    apply: 'build',
    transform: {
      filter: { id: weights.map(({ id }) => id) },
      handler(code, module) {
        const weight = weights.find(({ id }) => id.test(module));
        if (!weight) return null;
        const changed = weight.without(code);
        if (changed !== code) left.add(weight);
        return { code: changed, map: null };
      },
    },
    generateBundle() {
      const useless = weights.filter((weight) => !left.has(weight));
      if (useless.length > 0)
        this.error(`Nothing was left out: ${useless.map((weight) => weight.of).join(', ')}.`);
    },
  };
}
