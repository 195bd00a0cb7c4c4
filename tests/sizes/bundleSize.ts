import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** The size that an import adds to an app, in gzipped bytes. */
export interface BundleSize {
  /** Loads with the app. */
  readonly atOnce: number;
  /** Loads when the component is first opened. */
  readonly late: number;
}

/** What every app with the package has already: the peers, and the tokens of the theme. */
const peers = /^(react|react-dom|styled-components)(\/|$)|\/theme\/\w+\.ts$/;

const entry = path.join(import.meta.dirname, 'smallestApp.js');

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

const sizeOf = (file: File) => gzipSync(file.type === 'chunk' ? file.code : file.source).length;

/** The files that load with the first one, their imports, and the styles. */
function filesAtOnce(files: readonly File[]): ReadonlySet<File> {
  const atOnce = new Set<File>(files.filter(({ type }) => type === 'asset'));
  const add = (file: File | undefined) => {
    if (file?.type !== 'chunk' || atOnce.has(file)) return;
    atOnce.add(file);
    for (const name of file.imports) add(files.find(({ fileName }) => fileName === name));
  };
  add(files.find((file) => file.type === 'chunk' && file.isEntry));
  return atOnce;
}

/**
 * Builds the smallest app that imports something, with Vite and minified, and returns its size without
 * the peers and the theme.
 * @param imports the import statements; `shown` are the imported names
 */
export async function bundleSize({
  imports,
  shown,
}: {
  readonly imports: string;
  readonly shown: readonly string[];
}): Promise<BundleSize> {
  const output = await build({
    root: path.join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    // A production build in every environment.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      {
        name: 'smallest-app',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `${imports}\nglobalThis.shown = [${shown.join(', ')}];` : undefined,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: peers,
      },
    },
  });
  if (!('output' in output)) throw new Error('Vite did not build exactly one bundle.');
  const atOnce = filesAtOnce(output.output);
  const sum = (files: readonly File[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  return {
    atOnce: sum(output.output.filter((file) => atOnce.has(file))),
    late: sum(output.output.filter((file) => !atOnce.has(file))),
  };
}
