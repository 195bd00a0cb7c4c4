import { carrier } from '@agent-portal/data/carrier';

/** The document title of a message page. */
export const messageTitle = (title: string) => `${title.replace(/\.$/, '')} · ${carrier.name}`;
