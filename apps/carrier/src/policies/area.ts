import type { Area } from '../Area.ts';
import { createUserLimit, type UserLimit } from '../http/limits/userLimit.ts';
import { limits } from '../limits.ts';
import { policiesRoutes } from './routes.ts';
import { policiesStep } from './seed/policiesStep.ts';
import { createFileStore, documentsFolder } from './uploads/createFileStore.ts';
import { v2Routes } from './v2/v2Routes.ts';
import {
  downloadPolicyDocument,
  getPolicyDocuments,
  takeActionWithDocuments,
} from '@agent-portal/data/policies/uploads/contract';
import { auditedRoute, route, type Route } from '../http/route.ts';
import {
  listDocuments,
  openDocument,
  performWithDocuments,
  type Storage,
} from './uploads/rules.ts';

/** Policies: their lists, details, files and actions. */
export const policies: Area = {
  routes: ({ config, pool, measureDisk }) => {
    const store = createFileStore(documentsFolder(config.dataFolder), {
      reserve: config.documentsReserve,
      measureDisk,
    });
    const countUpload = createUserLimit(pool, limits.uploads);
    return [
      ...policiesRoutes,
      ...v2Routes,
      ...uploadsRoutes({ store, quotas: config }, countUpload),
    ];
  },
  seedSteps: [policiesStep],
};

/** Documents that users send with an action. */
const uploadsRoutes = (storage: Storage, countUpload: UserLimit): readonly Route[] => [
  auditedRoute('action refused', takeActionWithDocuments, async ({ deps, ...call }) => {
    await countUpload(call.caller.userId);
    return performWithDocuments(deps, storage, call);
  }),

  route(getPolicyDocuments, ({ caller, deps, input }) =>
    listDocuments(deps, caller, input.params.id),
  ),

  route(downloadPolicyDocument, ({ caller, deps, input }) =>
    openDocument(deps, { caller, store: storage.store }, input.params),
  ),
];
