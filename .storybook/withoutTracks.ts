import type { Plugin } from 'vite';

/**
 * Takes away what React in development records for the browser's Performance panel: a track for each
 * render and a task for each element. Nothing reads it in a test, and it is a fifth of what play
 * functions take.
 */
export const withoutTracks: Plugin = {
  name: 'without-tracks',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'console.timeStamp = undefined; console.createTask = undefined;',
      // React looks for them when it loads.
      injectTo: 'head-prepend',
    },
  ],
};
