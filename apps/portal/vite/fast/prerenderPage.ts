import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Prerendered } from '../../src/early/prerender.tsx';
import { styledComponents } from './styledComponents.ts';

/** The code of a build that wrote nothing. */
export function codeOf(result: Awaited<ReturnType<typeof build>>): string {
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('An inline script did not build.');
  return chunk.code;
}

/**
 * Gain: not known. Two rounds on a machine with a load of 15 had the first row later with it than
 * without it (1,144 and 930 ms): too few to keep it or to take it away by.
 *
 * Runs src/early/prerender.tsx: the portal's own components, drawn to text by this build.
 */
export async function prerenderPage(root: string): Promise<Prerendered> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    oxc: styledComponents,
    build: {
      ssr: 'src/early/prerender.tsx',
      write: false,
      // One file, whatever the page loads late.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  // A file beside the portal's packages, which it imports.
  const folder = path.join(root, 'node_modules/.prerender');
  const file = path.join(folder, `${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, codeOf(result));
    const { prerender } = (await import(pathToFileURL(file).href)) as {
      readonly prerender: () => Prerendered;
    };
    return prerender();
  } finally {
    await rm(file, { force: true });
  }
}
