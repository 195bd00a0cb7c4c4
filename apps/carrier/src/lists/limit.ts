import { createProcessLimit, type UserLimit } from '../http/limits/userLimit.ts';

/** Pages of lists of one user in a minute: ten a second, with the pages that are asked for ahead. */
export const createListLimit = (): UserLimit =>
  createProcessLimit({ what: 'list calls', perMinute: 600 });
