import { readHook } from '../swr/readHook.ts';
import { getTemporaryMessages } from './contract.ts';
import {
  contentPageInput,
  footersInput,
  getContentPage,
  getFooters,
  getNavigation,
  navigationInput,
} from './queries/contract.ts';

/** Content stays fresh for five minutes [S9]. */
const freshForMs = 300_000;

export const useTemporaryMessages = readHook(getTemporaryMessages, { freshForMs });
/** The page at a path of the portal, such as `/home`; null if the content service has none. */
export const useContentPage = readHook(getContentPage, {
  freshForMs,
  input: contentPageInput,
  select: ({ data }) => data.agent_center_page ?? null,
});
export const useFooters = readHook(getFooters, {
  freshForMs,
  input: () => footersInput,
  select: ({ data }) => data.agent_center_footer,
});
export const useNavigation = readHook(getNavigation, {
  freshForMs,
  input: () => navigationInput,
  select: ({ data }) => data.agent_center_nav,
});
