import { paths } from '../../paths.ts';

/** Lists as the cards lead to them, with the filter that makes the card's figure. */
export const listLinks = {
  /** What the agent owes, the most overdue first. */
  actions: `${paths.pending()}?sort=dueDate&takeAction=true`,
  pastDue: `${paths.active()}?pastDue=true`,
  firstPaymentFail: `${paths.terminated()}?firstPaymentFail=true`,
} as const;
