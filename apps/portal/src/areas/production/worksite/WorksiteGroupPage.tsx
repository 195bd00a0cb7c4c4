import { WorksiteTablePage } from './WorksiteTablePage.tsx';
import { startWorksite } from '../shared/startProduction.ts';

/** /production-credit/worksite/group [S2]. */
export const WorksiteGroupPage = () => <WorksiteTablePage tab="group" />;

export { WorksiteGroupPage as Page };

export const startData = startWorksite('group');
