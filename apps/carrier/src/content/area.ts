import type { Area, AreaNeeds } from '../Area.ts';
import { contentStep } from './seed/contentStep.ts';
import { pageTextsStep } from './seed/pageTexts.ts';
import { deadlinesEntryStep, followUpsEntryStep, todayEntryStep } from './seed/entrySteps.ts';
import { queryContent } from '@agent-portal/data/content/contract';
import { type Route, route } from '../http/route.ts';
import { answerQuery } from './answerQuery.ts';
import { demoDataText } from '../sign-in/demoAccounts.ts';

const contentRoutes = ({ config: { isDemo } }: AreaNeeds): readonly Route[] => [
  route(queryContent, async ({ input, caller, deps }) => {
    const footerEnd = isDemo ? `<p>${demoDataText(deps.today)}</p>` : '';
    return { data: await answerQuery(input.body, { ...deps, caller, footerEnd }) };
  }),
];

/** Pages, navigation and footers of the content service. */
export const content: Area = {
  routes: contentRoutes,
  seedSteps: [contentStep, pageTextsStep, followUpsEntryStep, deadlinesEntryStep, todayEntryStep],
};
