import { DetailsPage } from '../shared/DetailsPage.tsx';
import { worksiteDetailsList } from '../shared/detailsList.ts';

/** /production-credit/worksite/policy-detail [S2]. */
export const WorksiteDetailsPage = () => (
  <DetailsPage branch="worksite" list={worksiteDetailsList} />
);
