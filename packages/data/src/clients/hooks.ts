import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import { getClient, getHousehold, linkHousehold, unlinkHousehold } from './contract.ts';

const input = (clientId: string) => ({ params: { clientId } });

export const useClient = readHook(getClient, { input });
export const useHousehold = readHook(getHousehold, { input });
export const useLinkHousehold = changeHook(linkHousehold, {
  replaces: getHousehold,
  readWith: ({ params }) => ({ params }),
});
export const useUnlinkHousehold = changeHook(unlinkHousehold, {
  replaces: getHousehold,
  readWith: ({ params: { clientId } }) => ({ params: { clientId } }),
});
