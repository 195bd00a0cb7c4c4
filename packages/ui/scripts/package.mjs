import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import { manifest } from './manifest.mjs';

/**
 * Builds the package in `dist`, ready for `npm pack`: ES modules with types and source maps, a file
 * each, so that an app takes what it imports; the theme as a stylesheet; the font with its license.
 */
const folder = path.join(import.meta.dirname, '..');
const dist = path.join(folder, 'dist');
const require = createRequire(import.meta.url);

const format = path.join(folder, '../format');
const compiler = require.resolve('typescript/package.json').replace('package.json', 'bin/tsc');
const writeTypes = (project, outDir) =>
  execFileSync(process.execPath, [compiler, '-p', project, '--outDir', outDir], {
    cwd: folder,
    stdio: 'inherit',
  });

rmSync(dist, { recursive: true, force: true });
writeTypes('tsconfig.build.json', dist);
// The formatters are a separate workspace that no registry has, so the tarball contains them.
writeTypes(path.join(format, 'tsconfig.build.json'), path.join(dist, 'format'));

/** The text of a module in `dist` that imports the formatters from where they are in `dist`. */
function withFormat(module, text, extension) {
  const place = path.posix.relative(path.posix.dirname(module), `format/index.${extension}`);
  const relative = place.startsWith('.') ? place : `./${place}`;
  return text.replaceAll(`'@agent-portal/format'`, `'${relative}'`);
}

/** Where the source of a module of `dist` is. */
function sourceOf(module) {
  const [, inFormat] = /^format\/(.+)$/.exec(module) ?? [];
  const place = inFormat ? path.join(format, 'src', inFormat) : path.join(folder, 'src', module);
  return ['.ts', '.tsx'].map((extension) => place + extension).find((file) => existsSync(file));
}

const importsClientCode =
  /^import (?!type )[^;']* from '(react|react-hook-form|react-aria-components[^']*|styled-components)';$/m;
const keepsState = /^(export )?(let |const \w+(: .*)? = new )/m;

/**
 * What draws or keeps state runs in browsers: a server component may show it, not run it. What only
 * computes serves both: formats, filters in an address, tokens, and helpers such as `datePresets`.
 */
const isForClients = (module, source, text) =>
  !module.endsWith('index') &&
  (importsClientCode.test(text) ||
    (/^(components|form)[\\/]/.test(module) && (source.endsWith('x') || keepsState.test(text))));

/**
 * Writes a module that a declaration belongs to. Class names come from the file: an app that is split
 * in another way than its server still has the same ones in both places.
 */
async function writeModule(module) {
  const source = sourceOf(module);
  const text = withFormat(module, readFileSync(source, 'utf8'), 'ts');
  const place = path.join(dist, `${module}.js`);
  const directive = isForClients(module, source, text) ? `'use client'; ` : '';
  const { code, map } = await transformWithOxc(directive + text, source, {
    jsx: { runtime: 'automatic', development: false },
    typescript: { rewriteImportExtensions: 'rewrite' },
    plugins: { styledComponents: { displayName: false, fileName: false } },
  });
  const sources = [path.relative(path.dirname(place), source)];
  writeFileSync(`${place}.map`, JSON.stringify({ ...map, sources }));
  writeFileSync(place, `${code}\n//# sourceMappingURL=${path.basename(place)}.map\n`);
}

for (const found of globSync('**/*.d.ts', { cwd: dist })) {
  const file = found.replaceAll(path.sep, '/');
  const place = path.join(dist, file);
  // The compiler does not rename what types import.
  const text = withFormat(file, readFileSync(place, 'utf8'), 'js');
  writeFileSync(
    place,
    text.replaceAll(/((?:from|import\() ?['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'),
  );
  await writeModule(file.replace(/\.d\.ts$/, ''));
}

/** The changes of all releases, after those that no release has yet. */
function changelog() {
  const notes = globSync('../../.changeset/*.md', { cwd: folder }).map((file) => {
    const [, , text = ''] = readFileSync(path.join(folder, file), 'utf8').split('---');
    return `- ${text.trim()}\n`;
  });
  const released = path.join(folder, 'CHANGELOG.md');
  return [
    ...(notes.length > 0 ? ['## Unreleased\n\n', ...notes.toSorted(), '\n'] : []),
    existsSync(released) ? readFileSync(released, 'utf8') : '',
  ].join('');
}

const font = '@fontsource-variable/atkinson-hyperlegible-next';
const fontFolder = path.dirname(require.resolve(`${font}/package.json`));
const latin = 'atkinson-hyperlegible-next-latin-wght-normal.woff2';
mkdirSync(path.join(dist, 'fonts'));
cpSync(path.join(fontFolder, 'files', latin), path.join(dist, 'fonts', latin));
cpSync(path.join(fontFolder, 'LICENSE'), path.join(dist, 'fonts/LICENSE'));

const builtModule = (file) => import(pathToFileURL(path.join(dist, file)).href);
const { themeCss } = await builtModule('theme/themeCss.js');
writeFileSync(path.join(dist, 'theme.css'), themeCss({ fontUrl: `./fonts/${latin}` }));
const { frameCss } = await builtModule('frame/frameCss.js');
writeFileSync(path.join(dist, 'frame.css'), frameCss());
const { designTokens, figmaVariables } = await builtModule('theme/designTokens.js');
const writeJson = (file, value) =>
  writeFileSync(path.join(dist, file), `${JSON.stringify(value, null, 2)}\n`);
writeJson('tokens.json', designTokens());
mkdirSync(path.join(dist, 'figma'));
for (const [mode, variables] of Object.entries(figmaVariables()))
  writeJson(`figma/${mode.replaceAll(', ', '-').replaceAll(' ', '-')}.tokens.json`, variables);
cpSync(path.join(folder, 'README.md'), path.join(dist, 'README.md'));
writeFileSync(path.join(dist, 'CHANGELOG.md'), changelog());
writeJson('package.json', manifest());
