import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import { getClient, getHousehold, linkHousehold, unlinkHousehold } from './contract.ts';

const inputOf = (clientId: string, viewAs: string | undefined) => ({
  params: { clientId },
  query: viewAs === undefined ? {} : { viewAs },
});

/** The agent of the view is the subject: another view shows nothing of the former one. */
const subject = ({ query }: { query: { viewAs?: string | undefined } }) => query.viewAs;

export const useClient = readHook(getClient, { input: inputOf, subject });
export const useHousehold = readHook(getHousehold, { input: inputOf, subject });
export const useLinkHousehold = changeHook(linkHousehold, {
  replaces: getHousehold,
  readWith: ({ params, query }) => ({ params, query }),
});
export const useUnlinkHousehold = changeHook(unlinkHousehold, {
  replaces: getHousehold,
  readWith: ({ params: { clientId }, query }) => ({ params: { clientId }, query }),
});
