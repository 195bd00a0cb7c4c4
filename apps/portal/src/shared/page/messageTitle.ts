import { carrierName } from '../carrier.ts';

/** What a tab is called whose page says what happened. */
export const messageTitle = (title: string) => `${title.replace(/\.$/, '')} · ${carrierName}`;
