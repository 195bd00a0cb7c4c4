import type { Recording } from '../mocks/Recording.ts';
import { contentPageInput, frameInput } from './queries/contract.ts';

/** What each query of the content service answers. */
export const contentRecordings: readonly Recording[] = [
  {
    file: 'content/fixtures/queryContent.frame',
    endpoint: 'queryContent',
    input: frameInput,
    rows: 12,
  },
  {
    file: 'content/fixtures/queryContent.page',
    endpoint: 'queryContent',
    account: 'agent',
    input: contentPageInput('/contracting'),
  },
  {
    file: 'content/fixtures/queryContent.home',
    endpoint: 'queryContent',
    input: contentPageInput('/home'),
  },
];
