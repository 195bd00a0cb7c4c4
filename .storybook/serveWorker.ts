import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The service worker of MSW, at the address that MSW requests. */
export const worker = {
  from: createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
  to: '/mockServiceWorker.js',
};

/** Serves the worker to stories that run as tests: Storybook's add-on for Vitest serves only folders. */
export const serveWorker: Plugin = {
  name: 'serve-worker',
  configureServer: ({ middlewares }) =>
    void middlewares.use(worker.to, (_, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(worker.from));
    }),
};
