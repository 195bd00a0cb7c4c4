import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { themeCss } from '@agent-portal/ui/theme/css';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';
import { firstVisitChunks } from './firstVisit.ts';

const require = createRequire(import.meta.url);
const fontPackage = '@fontsource-variable/atkinson-hyperlegible-next';
const fontFile = 'atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** Bundles the inline script into one classic script, minified. */
async function bundleEarlyScript(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'src/early/early.ts', formats: ['iife'], name: 'early', fileName: 'early' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The early script did not build.');
  return chunk.code.trim();
}

/**
 * Makes index.html paint before any script: puts the theme, the static frame's style and the script
 * that starts the first calls into the document, and preloads the font.
 * @param pages module of each page whose code the inline script asks for early, by its address
 */
export function frame(pages: Readonly<Record<string, string>>): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'frame',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build';
    },
    async generateBundle() {
      const source = await readFile(require.resolve(`${fontPackage}/files/${fontFile}`));
      this.emitFile({ type: 'asset', fileName: `assets/${fontFile}`, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (_, { bundle }): Promise<HtmlTagDescriptor[]> => {
        const fontUrl = isBuild
          ? `/assets/${fontFile}`
          : `/@fs${require.resolve(`${fontPackage}/files/${fontFile}`)}`;
        const style = await readFile(path.join(root, 'src/layouts/frame.css'), 'utf8');
        const early = await bundleEarlyScript(root);
        const code = Object.entries(pages).map(([address, page]) => [
          address,
          bundle ? firstVisitChunks(bundle, page).map(({ fileName }) => `/${fileName}`) : [],
        ]);
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: fontUrl,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          },
          {
            tag: 'style',
            attrs: { nonce: 'CSP_NONCE' },
            children: themeCss({ fontUrl }) + style,
            injectTo: 'head-prepend',
          },
          {
            tag: 'script',
            attrs: { nonce: 'CSP_NONCE' },
            children: `const pageCode=${JSON.stringify(Object.fromEntries(code))};${early}`,
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
