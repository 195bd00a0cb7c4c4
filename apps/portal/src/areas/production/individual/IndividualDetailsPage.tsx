import { DetailsPage } from '../shared/DetailsPage.tsx';
import { individualDetailsList } from '../shared/detailsList.tsx';
import { startRowsOf } from '../../../shared/list/startList.ts';

/** /production-credit/individual/policy-detail [S2]. */
export const IndividualDetailsPage = () => (
  <DetailsPage branch="individual" list={individualDetailsList} />
);

export { IndividualDetailsPage as Page };

export const startData = startRowsOf(individualDetailsList);
