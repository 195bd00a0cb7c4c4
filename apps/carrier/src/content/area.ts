import type { Area, AreaNeeds } from '../Area.ts';
import { contentStep } from './seed/contentStep.ts';
import { pageTextsStep } from './seed/pageTexts.ts';
import { deadlinesEntryStep, followUpsEntryStep, todayEntryStep } from './seed/entrySteps.ts';
import {
  getTemporaryMessages,
  queryContent,
  type TemporaryMessage,
} from '@agent-portal/data/content/contract';
import { type Route, route } from '../http/route.ts';
import { answerQuery } from './answerQuery.ts';
import { demoDataText } from '../sign-in/demoAccounts.ts';
import { findTemporaryMessages } from './queries.ts';

const byDate = (a: TemporaryMessage, b: TemporaryMessage) =>
  b.publishDate.localeCompare(a.publishDate);

const contentRoutes = ({ config: { isDemo }, notices }: AreaNeeds): readonly Route[] => [
  route(queryContent, async ({ input, caller, deps }) => {
    const footerEnd = isDemo ? `<p>${demoDataText(deps.today)}</p>` : '';
    return { data: await answerQuery(input.body, { ...deps, caller, footerEnd }) };
  }),

  route(getTemporaryMessages, async ({ deps, caller }) => {
    const own = await Promise.all(
      caller.kind === 'agent' ? notices.map((list) => list(deps, caller)) : [],
    );
    return [...own.flat(), ...(await findTemporaryMessages(deps.db))].toSorted(byDate);
  }),
];

/** Pages and messages of the content service. */
export const content: Area = {
  routes: contentRoutes,
  seedSteps: [contentStep, pageTextsStep, followUpsEntryStep, deadlinesEntryStep, todayEntryStep],
};
