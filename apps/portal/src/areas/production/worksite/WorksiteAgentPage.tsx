import { WorksiteTablePage } from './WorksiteTablePage.tsx';
import { startWorksite } from '../shared/startProduction.ts';

/** /production-credit/worksite/agent [S2]. */
export const WorksiteAgentPage = () => <WorksiteTablePage tab="agent" />;

export { WorksiteAgentPage as Page };

export const startData = startWorksite('agent');
