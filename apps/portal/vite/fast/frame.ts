import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { frameCss } from '@agent-portal/ui/frame/frameCss';
import { themeCss } from '@agent-portal/ui/theme/themeCss';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { firstVisitChunks, holds } from '../firstVisit.ts';
import { isOn } from './parts.ts';
import { codeOf, prerenderPage } from './prerenderPage.ts';

const require = createRequire(import.meta.url);
const fontPackage = '@fontsource-variable/atkinson-hyperlegible-next';
const fontFile = 'atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** Bundles an inline script into one classic script, minified. */
async function bundleScript(root: string, name: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: `src/early/${name}.ts`, formats: ['iife'], name, fileName: name },
    },
  });
  return codeOf(result).trim();
}

/** Whether the document contains a prerendered page. */
const isPrerendered = isOn('prerenderPage');

/** The tags that start the portal's code. They are removed: the script at the end of the body starts it. */
const entryScripts = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;

/** The prerendered page of index.html; only a build has one. */
async function prerenderedTags(
  root: string,
  entry: string,
  preloads: readonly string[],
): Promise<HtmlTagDescriptor[]> {
  const { page, rows, styles, stylesVersion } = await prerenderPage(root);
  const script = await bundleScript(root, 'paint');
  return [
    {
      tag: 'style',
      attrs: { nonce: 'CSP_NONCE', 'data-styled': 'true', 'data-styled-version': stylesVersion },
      children: styles,
      injectTo: 'head',
    },
    { tag: 'template', attrs: { 'data-page': '/pending' }, children: page, injectTo: 'body' },
    { tag: 'template', attrs: { 'data-rows': true }, children: rows, injectTo: 'body' },
    {
      tag: 'script',
      attrs: { nonce: 'CSP_NONCE' },
      children: `const portalCode=${JSON.stringify(entry)};${script}`,
      injectTo: 'body',
    },
    ...preloads.map((href) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: '', href },
      injectTo: 'head' as const,
    })),
  ];
}

/**
 * Makes index.html paint before any script loads: inlines the theme, the static frame's style and the script
 * that starts the first calls, and preloads the font.
 * @param pages module of each page whose code the inline script requests early, by its address
 */
export function frame(pages: Readonly<Record<string, string>>): Plugin {
  let root = '';
  return {
    name: 'frame',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      const source = await readFile(require.resolve(`${fontPackage}/files/${fontFile}`));
      this.emitFile({ type: 'asset', fileName: `assets/${fontFile}`, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const fontUrl = bundle
          ? `/assets/${fontFile}`
          : `/@fs${require.resolve(`${fontPackage}/files/${fontFile}`)}`;
        const early = await bundleScript(root, 'early');
        // The build writes no chunk for an entry with only imports: the document starts each import.
        const started = [...html.matchAll(entryScripts)].map(([, address = '']) => address);
        const isWritten = ({ isEntry, fileName }: Rolldown.OutputChunk) =>
          !isEntry || started.includes(`/${fileName}`);
        const code = Object.entries(pages).map(([address, page]) => [
          address,
          bundle
            ? firstVisitChunks(bundle, page)
                .filter(isWritten)
                .map(({ fileName }) => `/${fileName}`)
            : [],
        ]);
        const tags: HtmlTagDescriptor[] = [
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
            children: themeCss({ fontUrl }) + frameCss(),
            injectTo: 'head-prepend',
          },
          {
            tag: 'script',
            attrs: { nonce: 'CSP_NONCE' },
            children: `const pageCode=${JSON.stringify(Object.fromEntries(code))};${early}`,
            injectTo: 'head-prepend',
          },
        ];
        if (!bundle || !isPrerendered) return tags;
        const entry = started.find((address) => holds(bundle[address.slice(1)], 'main.tsx'));
        if (!entry) throw new Error('The document starts no chunk that contains src/main.tsx.');
        return {
          html: html.replaceAll(entryScripts, ''),
          tags: [...tags, ...(await prerenderedTags(root, entry, started))],
        };
      },
    },
  };
}
