import type { Actor } from './shapes.ts';

/** Who must act, as screens and exports say it. */
export const actorNames: Readonly<Record<Actor, string>> = {
  Agent: 'You',
  Client: 'Client',
  HomeOffice: 'Home office',
};
