import {
  downloadPolicyDocument,
  getPolicyDocuments,
  takeActionWithDocuments,
} from '@agent-portal/data/policies/uploads/contract';
import type { UserLimit } from '../../http/limits/userLimit.ts';
import { route, type Route } from '../../http/route.ts';
import { refusedAction } from '../actions/rules.ts';
import { listDocuments, openDocument, performWithDocuments, type Storage } from './rules.ts';

/** Documents that users send with an action. */
export const uploadsRoutes = (storage: Storage, countUpload: UserLimit): readonly Route[] => [
  {
    ...route(takeActionWithDocuments, async ({ deps, ...call }) => {
      await countUpload(call.caller.userId);
      return performWithDocuments(deps, storage, call);
    }),
    attempted: async (c) => refusedAction(c.get('caller')),
  },

  route(getPolicyDocuments, ({ caller, deps, input }) =>
    listDocuments(deps, caller, input.params.id),
  ),

  route(downloadPolicyDocument, ({ caller, deps, input }) =>
    openDocument(deps, { caller, store: storage.store }, input.params),
  ),
];
