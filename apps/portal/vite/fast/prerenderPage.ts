import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Prerendered } from '../../src/early/prerender.tsx';
import { styledComponents } from './styledComponents.ts';

/** The code of a build that writes no files. */
export function codeOf(result: Awaited<ReturnType<typeof build>>): string {
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('An inline script did not build.');
  return chunk.code;
}

/**
 * Gain: not known. In two rounds on a machine with a load of 15, the first row was later with it than without
 * it (1,144 and 930 ms). Two rounds are too few to decide whether to keep it.
 *
 * Runs src/early/prerender.tsx, which renders the portal's own components to HTML during the build.
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
      // One file, including the page's lazy code.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  // The file must be inside node_modules to import the portal's packages.
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
