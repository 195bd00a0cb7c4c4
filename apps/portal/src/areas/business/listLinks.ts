import { paths } from '../../paths.ts';

/** Lists as the cards lead to them, with the filter that makes the card's figure. */
export const listLinks = {
  /** What the agent owes, the longest waiting first. */
  actions: `${paths.pending()}?sort=date&takeAction=true`,
  pastDue: `${paths.active()}?pastDue=true`,
  firstPaymentFail: `${paths.terminated()}?firstPaymentFail=true`,
} as const;
