import type { Area } from '../Area.ts';
import { taxFormsRoutes } from './routes.ts';
import { taxFormsStep } from './seed.ts';
import { taxFormNotices } from './notices.ts';

/** Tax forms. */
export const taxForms: Area = {
  routes: taxFormsRoutes,
  seedSteps: [taxFormsStep],
  notices: { kind: 'Tax forms', list: taxFormNotices },
};
