import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { docgenPlugin } from './docgen/docgenPlugin.ts';
import { exportsPlugin } from './docgen/exportsPlugin.ts';
import { storyIndexGenerator } from './searchIndex.ts';
import { snippetPlugin } from './snippets/snippetPlugin.ts';

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
    // The service worker of MSW, which `msw init` writes.
    'public',
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
  typescript: { reactDocgen: false },
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    // Tests of the stories show no code.
    plugins: [
      docgenPlugin,
      ...(process.env['VITEST'] ? [] : [snippetPlugin, exportsPlugin]),
      ...plugins,
    ],
  }),
};

export default config;
