import { DetailsPage } from '../shared/DetailsPage.tsx';
import { worksiteDetailsList } from '../shared/detailsList.tsx';
import { startRowsOf } from '../../../shared/list/startList.ts';

/** /production-credit/worksite/policy-detail [S2]. */
export const WorksiteDetailsPage = () => (
  <DetailsPage branch="worksite" list={worksiteDetailsList} />
);

export { WorksiteDetailsPage as Page };

export const startData = startRowsOf(worksiteDetailsList);
