import { type AccessRows, plain, viewedAs } from '../accessCase.ts';

export const deadlinesAccess = {
  getDeadlines: [
    ...plain('policies'),
    ...viewedAs('policies', (viewAs) => ({ query: { filters: JSON.stringify({ viewAs }) } })),
  ],
} satisfies AccessRows;
