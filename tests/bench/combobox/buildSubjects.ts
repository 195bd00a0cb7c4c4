import { globSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

const folder = import.meta.dirname;

/** The comboboxes of the bench, by the names of their files. */
export const subjectNames = globSync('subjects/*.tsx', { cwd: folder })
  .map((file) => path.basename(file, '.tsx'))
  .sort();

const config: InlineConfig = {
  root: folder,
  configFile: false,
  logLevel: 'error',
  plugins: [react(), { ...localesPlugin.vite({ locales: ['en-US'] }), enforce: 'pre' }],
};

/** Builds the page that shows any of them, as an app would. */
export async function buildPage(outDir: string): Promise<void> {
  await build({ ...config, base: './', build: { outDir, target: 'esnext' } });
}

/** What a combobox brings beyond react, react-dom and styled-components: bytes as they are sent (gzip). */
export async function sizeOf(subject: string): Promise<number> {
  const output = await build({
    ...config,
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: {
        input: path.join(folder, `subjects/${subject}.tsx`),
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|styled-components)(\/|$)/,
      },
    },
  });
  if (!('output' in output)) throw new Error('Vite built something else than one bundle.');
  const sizes = output.output.map((file) => ('code' in file ? gzipSync(file.code).length : 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}
