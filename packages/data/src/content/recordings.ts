import type { Recording } from '../mocks/Recording.ts';
import { contentPageInput, footersInput, navigationInput } from './queries/contract.ts';

/** The messages, and what each query of the content service answers. */
export const contentRecordings: readonly Recording[] = [
  {
    file: 'content/fixtures/queryContent.navigation',
    endpoint: 'queryContent',
    input: navigationInput,
  },
  { file: 'content/fixtures/queryContent.footers', endpoint: 'queryContent', input: footersInput },
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
  { file: 'content/fixtures/getTemporaryMessages', endpoint: 'getTemporaryMessages' },
];
