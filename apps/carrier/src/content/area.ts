import type { Area } from '../Area.ts';
import { contentRoutes } from './routes.ts';
import { contentStep } from './seed/contentStep.ts';
import { pageTextsStep } from './seed/pageTexts.ts';
import { deadlinesEntryStep, followUpsEntryStep, todayEntryStep } from './seed/entrySteps.ts';

/** Pages and messages of the content service. */
export const content: Area = {
  routes: contentRoutes,
  seedSteps: [contentStep, pageTextsStep, followUpsEntryStep, deadlinesEntryStep, todayEntryStep],
};
