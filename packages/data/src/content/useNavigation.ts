import { keptFor, useEndpoint } from '../swr/useEndpoint.ts';
import { getNavigation, navigationInput } from './queries.ts';

/** The entries of the navigation, three levels deep [S3, S9]. */
export function useNavigation() {
  const { data, ...answer } = useEndpoint(getNavigation, navigationInput, { keptFor });
  return { ...answer, data: data?.data.agent_center_nav };
}
