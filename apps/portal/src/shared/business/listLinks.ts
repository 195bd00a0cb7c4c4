import { paths } from '../../paths.ts';

/** The URLs of the lists behind the cards, with the filters that produce the card's figures. */
export const listLinks = {
  /** The agent's open requirements, the longest overdue first. */
  actions: `${paths.pending()}?sort=dueDate&takeAction=true`,
  pastDue: `${paths.active()}?pastDue=true`,
  firstPaymentFail: `${paths.terminated()}?firstPaymentFail=true`,
} as const;
