import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { worker } from './serveWorker.ts';
import { storyIndexGenerator } from './storyIndexGenerator.ts';
import { snippetPlugin } from './snippets/snippetPlugin.ts';

// react-docgen-typescript needs a compiler API, which TypeScript 7 does not have. So it gets the
// TypeScript of the folder docgen.
const { resolve } = createRequire(path.join(import.meta.dirname, 'docgen/package.json'));
const url = pathToFileURL(resolve('typescript')).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' && context.parentURL?.includes('react-docgen-typescript')
      ? { url, format: 'commonjs', shortCircuit: true }
      : next(specifier, context),
});

/** The props of native elements that the tables show. Each input has hundreds. */
const native = new Set(['children', 'disabled', 'required']);

/** Storybook's types lack its hook for the index. */
const config: StorybookConfig & { readonly storyIndexGenerator: unknown } = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    worker,
    // The font, at the address that the theme requests.
    {
      from: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files',
      to: '/assets',
    },
  ],
  // The search finds headings of pages, and components by their other names.
  features: { experimentalSearchDocsHeadings: true },
  storyIndexGenerator,
  core: { disableTelemetry: true },
  typescript: {
    // Tests of the stories show no tables.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      exclude: ['**/*.{stories,test}.tsx', '**/sample/**'],
      setDisplayName: false,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      propFilter: ({ name, parent }, component) =>
        native.has(name) ||
        (name === 'onClick' && component.name.includes('Button')) ||
        parent?.fileName.includes('node_modules') !== true,
    },
  },
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    // Tests of the stories show no code.
    plugins: [...(process.env['VITEST'] ? [] : [snippetPlugin]), ...plugins],
  }),
};

export default config;
