import {
  downloadPolicyDocument,
  getPolicyDocuments,
  takeActionWithDocuments,
} from '@agent-portal/data/policies/uploads/contract';
import type { UserLimit } from '../../http/limits/userLimit.ts';
import { route, type Route } from '../../http/route.ts';
import { refusedAction } from '../actions/rules.ts';
import type { FileStore } from './FileStore.ts';
import { listDocuments, openDocument, performWithDocuments } from './rules.ts';

/** Documents that users send with an action. */
export const uploadsRoutes = (store: FileStore, countUpload: UserLimit): readonly Route[] => [
  {
    ...route(takeActionWithDocuments, async ({ deps, ...call }) => {
      await countUpload(call.caller.userId);
      return performWithDocuments(deps, store, call);
    }),
    attempted: async (c) => refusedAction(c.get('caller')),
  },

  route(getPolicyDocuments, ({ caller, deps, input }) =>
    listDocuments(deps, caller, input.params.id),
  ),

  route(downloadPolicyDocument, ({ caller, deps, input }) =>
    openDocument(deps, { caller, store }, input.params),
  ),
];
