import { carrier } from '@agent-portal/data/carrier';

/** What a tab is called whose page says what happened. */
export const messageTitle = (title: string) => `${title.replace(/\.$/, '')} · ${carrier.name}`;
