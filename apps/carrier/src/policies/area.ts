import type { Area } from '../Area.ts';
import { createUserLimit } from '../http/limits/userLimit.ts';
import { limits } from '../limits.ts';
import { policiesRoutes } from './routes.ts';
import { policiesStep } from './seed/policiesStep.ts';
import { createFileStore, documentsFolder } from './uploads/createFileStore.ts';
import { uploadsRoutes } from './uploads/routes.ts';
import { v2Routes } from './v2/v2Routes.ts';

/** Policies: their lists, details, files and actions. */
export const policies: Area = {
  routes: ({ config, pool, isFeatureOn, measureDisk }) => {
    const store = createFileStore(documentsFolder(config.dataFolder), {
      reserve: config.documentsReserve,
      measureDisk,
    });
    const countUpload = createUserLimit(pool, limits.uploads);
    return [
      ...policiesRoutes(isFeatureOn),
      ...v2Routes(isFeatureOn),
      ...uploadsRoutes({ store, quotas: config }, countUpload),
    ];
  },
  seedSteps: [policiesStep],
};
