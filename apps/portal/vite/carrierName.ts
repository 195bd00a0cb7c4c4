import { carrier } from '@agent-portal/data/carrier';
import type { Plugin } from 'vite';

/** Writes the carrier's name into index.html, in place of `%CARRIER_NAME%`. */
export const carrierName = (): Plugin => ({
  name: 'carrier-name',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll('%CARRIER_NAME%', carrier.name),
  },
});
