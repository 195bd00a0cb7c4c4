import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getDeadlines } from './contract.ts';
import all from './fixtures/getDeadlines.json' with { type: 'json' };
import week from './fixtures/getDeadlines.week.json' with { type: 'json' };

/** Recorded answers: the first page of all deadlines, and of those within a week. */
export const deadlinePages = { all: fixture(getDeadlines, all), week: fixture(getDeadlines, week) };

export const deadlinesMocks = { getDeadlines: mockEndpoint(getDeadlines, deadlinePages.all) };
