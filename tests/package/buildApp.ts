import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Alias, build } from 'vite';

const { resolve } = createRequire(import.meta.url);
const compiler = resolve('typescript/package.json').replace('package.json', 'bin/tsc');

/** Checks the consumer's types. @returns the output of the compiler */
export function compile(folder: string, how: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', folder, ...how], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** The classes of a button that a server renders, after other modules have loaded. */
export const classOfButton = (folder: string, before: readonly string[]): string =>
  execFileSync(process.execPath, ['className.mjs', ...before], { cwd: folder, encoding: 'utf8' });

/** Renders the app on a server in plain Node, and puts it into the page. */
function renderOnServer(folder: string, nodeOptions: readonly string[]): void {
  const printed = execFileSync(process.execPath, [...nodeOptions, 'server.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const { html, styles } = JSON.parse(printed) as { html: string; styles: string };
  const page = path.join(folder, 'index.html');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('<!--styles-->', styles).replace('<!--html-->', html));
}

/**
 * Builds the app with Vite around the server's HTML, with React's warnings.
 * @param nodeOptions of the server
 * @param alias modules to replace in the bundle
 */
export async function buildApp(
  folder: string,
  nodeOptions: readonly string[] = [],
  alias: Alias[] = [],
): Promise<string> {
  renderOnServer(folder, nodeOptions);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias },
    build: { minify: false },
  });
  return path.join(folder, 'dist');
}

/**
 * The size of an import in bytes as sent (gzip), without the peers and the theme.
 * @param code the import, and a use of it
 */
export async function importSize(folder: string, code: string): Promise<number> {
  const entry = path.join(folder, 'size.mjs');
  writeFileSync(entry, code);
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: [/^(react|react-dom|styled-components)(\/|$)/, /\/theme\/\w+\.js$/],
      },
    },
  });
  if (!('output' in output)) throw new Error('Vite did not build exactly one bundle.');
  const sizes = output.output.map((file) => ('code' in file ? gzipSync(file.code).length : 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}
