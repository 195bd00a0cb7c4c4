import { businessEndpoints } from '@agent-portal/data/business/contract';
import { claimsEndpoints } from '@agent-portal/data/claims/contract';
import { actionsEndpoints } from '@agent-portal/data/policies/actions/contract';
import { policiesEndpoints } from '@agent-portal/data/policies/contract';
import { documentsEndpoints } from '@agent-portal/data/policies/documents/contract';
import { secondVersionsEndpoints } from '@agent-portal/data/policies/v2/contract';
import { summariesEndpoints } from '@agent-portal/data/policies/summaries/contract';
import { savedViewsEndpoints } from '@agent-portal/data/saved-views/contract';
import { watchesEndpoints } from '@agent-portal/data/watches/contract';

/** The names of the calls that the screens of areas make. */
export const policyCalls = Object.keys({
  ...policiesEndpoints,
  ...summariesEndpoints,
  ...documentsEndpoints,
  ...secondVersionsEndpoints,
  ...businessEndpoints,
  ...actionsEndpoints,
  ...savedViewsEndpoints,
  ...watchesEndpoints,
  ...claimsEndpoints,
});
