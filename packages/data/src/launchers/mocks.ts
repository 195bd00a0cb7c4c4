import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  getIllustrationProAccountId,
  getIPipelineResponse,
  getLifePortraitsRedirectUrl,
} from './contract.ts';
import accountId from './fixtures/getIllustrationProAccountId.json' with { type: 'json' };
import redirectUrl from './fixtures/getLifePortraitsRedirectUrl.json' with { type: 'json' };
import samlResponse from './fixtures/getIPipelineResponse.json' with { type: 'json' };

export const launchersMocks = {
  getIllustrationProAccountId: mockEndpoint(
    getIllustrationProAccountId,
    fixture(getIllustrationProAccountId, accountId),
  ),
  getIPipelineResponse: mockEndpoint(
    getIPipelineResponse,
    fixture(getIPipelineResponse, samlResponse),
  ),
  getLifePortraitsRedirectUrl: mockEndpoint(
    getLifePortraitsRedirectUrl,
    fixture(getLifePortraitsRedirectUrl, redirectUrl),
  ),
};
