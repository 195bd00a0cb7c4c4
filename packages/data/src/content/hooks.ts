import { readHook } from '../swr/readHook.ts';
import { contentPageInput, frameInput, getContentPage, getFrame } from './queries/contract.ts';

/** Content stays fresh for five minutes [S9]. */
const freshForMs = 300_000;

/** The page at a path of the portal, such as `/home`; null if the content service has none. */
export const useContentPage = readHook(getContentPage, {
  freshForMs,
  input: contentPageInput,
  select: ({ data }) => data.agent_center_page ?? null,
});
export const useFooters = readHook(getFrame, {
  freshForMs,
  input: () => frameInput,
  select: ({ data }) => data.agent_center_footer,
});
export const useNavigation = readHook(getFrame, {
  freshForMs,
  input: () => frameInput,
  select: ({ data }) => data.agent_center_nav,
});
