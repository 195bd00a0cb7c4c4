import { carrier } from '@agent-portal/data/carrier';

export const messageTitle = (title: string) => `${title.replace(/\.$/, '')} · ${carrier.name}`;
