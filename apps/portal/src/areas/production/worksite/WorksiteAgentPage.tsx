import { WorksiteTablePage } from './WorksiteTablePage.tsx';

/** /production-credit/worksite/agent [S2]. */
export const WorksiteAgentPage = () => <WorksiteTablePage tab="agent" />;
