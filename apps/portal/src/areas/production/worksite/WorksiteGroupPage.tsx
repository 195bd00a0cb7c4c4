import { WorksiteTablePage } from './WorksiteTablePage.tsx';

/** /production-credit/worksite/group [S2]. */
export const WorksiteGroupPage = () => <WorksiteTablePage tab="group" />;
