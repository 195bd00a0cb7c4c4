import { contentPageInput, getContentPage } from '@agent-portal/data/content/queries/contract';
import type { Address } from '../../shared/address.ts';

/** The URL of a path in the content service: / becomes /home, and a trailing / is removed. */
export function contentUrl(pathname: string): string {
  return pathname === '/' ? '/home' : pathname.replace(/(?<=.)\/$/, '');
}

/** Prefetches the page while its code loads. */
export function startContentPage({ url, portal }: Address): Promise<void> {
  return portal.client.prefetch(getContentPage, contentPageInput(contentUrl(url.pathname)));
}
