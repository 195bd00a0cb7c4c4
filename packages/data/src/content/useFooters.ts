import { keptFor, useEndpoint } from '../swr/useEndpoint.ts';
import { footersInput, getFooters } from './queries.ts';

/** Every footer [S3]; which one stands under a page is the shell's to choose. */
export function useFooters() {
  const { data, ...answer } = useEndpoint(getFooters, footersInput, { keptFor });
  return { ...answer, data: data?.data.agent_center_footer };
}
