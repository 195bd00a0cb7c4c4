import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    // The service worker of MSW, written by `msw init`.
    'public',
    // The font, at the address where the theme looks for it.
    {
      from: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files',
      to: '/assets',
    },
  ],
  core: { disableTelemetry: true },
};

export default config;
