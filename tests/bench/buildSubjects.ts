import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';

/** The names of the subjects that a bench compares: the files in `subjects` next to its page. */
export const subjectsOf = (folder: string): readonly string[] =>
  globSync('subjects/*.tsx', { cwd: folder })
    .map((file) => path.basename(file, '.tsx'))
    .sort();

const config: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  plugins: [react(), { ...localesPlugin.vite({ locales: ['en-US'] }), enforce: 'pre' }],
};

/** Builds the page of a bench, which can show any of its subjects, as an app would. */
async function buildPage(folder: string, outDir: string): Promise<void> {
  await build({ ...config, root: folder, base: './', build: { outDir, target: 'esnext' } });
}

/**
 * Builds the page of a bench, and serves it while a function runs with its origin. Then it removes all
 * files.
 */
export async function withPage(
  folder: string,
  act: (origin: string) => Promise<void>,
): Promise<void> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'agent-portal-page-'));
  await buildPage(folder, outDir);
  const server = await preview({
    root: outDir,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  await act((server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''));
  await server.close();
  await rm(outDir, { recursive: true, force: true });
}

/** The size of a subject without react, react-dom and styled-components, in bytes as sent (gzip). */
export async function sizeOf(folder: string, subject: string): Promise<number> {
  const output = await build({
    ...config,
    root: folder,
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
