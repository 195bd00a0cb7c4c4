import { DetailsPage } from '../shared/DetailsPage.tsx';
import { individualDetailsList } from '../shared/detailsList.ts';

/** /production-credit/individual/policy-detail [S2]. */
export const IndividualDetailsPage = () => (
  <DetailsPage branch="individual" list={individualDetailsList} />
);
