import type { Area } from '../Area.ts';
import { contentRoutes } from './routes.ts';
import { contentStep } from './seed/contentStep.ts';
import { pageTextsStep } from './seed/pageTexts.ts';
import { deadlinesEntryStep } from './seed/deadlinesEntryStep.ts';
import { followUpsEntryStep } from './seed/followUpsEntryStep.ts';
import { todayEntryStep } from './seed/todayEntryStep.ts';

/** Pages and messages of the content service. */
export const content: Area = {
  routes: contentRoutes,
  seedSteps: [contentStep, pageTextsStep, followUpsEntryStep, deadlinesEntryStep, todayEntryStep],
};
