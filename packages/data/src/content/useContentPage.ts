import { keptFor, useEndpoint } from '../swr/useEndpoint.ts';
import { contentPageInput, getContentPage } from './queries.ts';

/** The page of an address; null where the content service has none. */
export function useContentPage(url: string) {
  const { data, ...answer } = useEndpoint(getContentPage, contentPageInput(url), { keptFor });
  return { ...answer, data: data && (data.data.agent_center_page ?? null) };
}
