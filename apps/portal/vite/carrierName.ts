import { carrier } from '@agent-portal/data/carrier';
import type { Plugin } from 'vite';

/** Replaces `%CARRIER_NAME%` in index.html with the carrier's name. */
export const carrierName = (): Plugin => ({
  name: 'carrier-name',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll('%CARRIER_NAME%', carrier.name),
  },
});
