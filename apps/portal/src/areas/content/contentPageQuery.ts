import { contentPageInput, getContentPage } from '@agent-portal/data/content/queries/contract';
import type { Address } from '../../shared/address.ts';

/** The address under which the content service knows a path: / is /home, a trailing / is nothing. */
export function contentUrl(pathname: string): string {
  return pathname === '/' ? '/home' : pathname.replace(/(?<=.)\/$/, '');
}

/** Starts the page beside its code. */
export function startContentPage({ url, portal }: Address): Promise<void> {
  return portal.client.prefetch(getContentPage, contentPageInput(contentUrl(url.pathname)));
}
