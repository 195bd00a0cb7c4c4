import type { OutputOf } from '../endpoint.ts';
import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { queryContent } from './contract.ts';
import frame from './fixtures/queryContent.frame.json' with { type: 'json' };
import home from './fixtures/queryContent.home.json' with { type: 'json' };
import page from './fixtures/queryContent.page.json' with { type: 'json' };

type Content = OutputOf<typeof queryContent>;

/** The answers of the content service, by the first field of the query. */
export const content = {
  agent_center_nav: fixture(queryContent, frame),
  agent_center_page: fixture(queryContent, page),
};

const noPage: Content = { data: { agent_center_page: null } };

/** The recorded page of an address; other addresses have none. */
function pageOf(url: unknown): Content {
  if (url === '/home') return fixture(queryContent, home);
  return url === '/contracting' ? content.agent_center_page : noPage;
}

/** Answers the queries of the content service with what was recorded, or with `other` answers. */
export function mockContent(other: Partial<typeof content> = {}) {
  return mockEndpoint(queryContent, async (request) => {
    const { query, variables } = (await request.json()) as {
      query: string;
      variables?: { url?: unknown };
    };
    if (query.includes('agent_center_nav'))
      return other.agent_center_nav ?? content.agent_center_nav;
    return other.agent_center_page ?? pageOf(variables?.url);
  });
}

export const contentMocks = {
  queryContent: mockContent(),
};
