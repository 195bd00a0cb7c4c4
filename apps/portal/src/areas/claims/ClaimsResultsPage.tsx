import { ButtonLink } from '@agent-portal/ui/Button';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { startRowsOf } from '../../shared/list/startList.ts';
import { Breadcrumbs } from '../../shared/page/Breadcrumbs.tsx';
import { SearchedFor } from './Claims.styles.ts';
import { claimSearchLabels, claimSearchQuery, filledIn, readClaimSearch } from './claimsFilters.ts';
import { claimsList, useClaimsList } from './claimsList.tsx';

/** /claims/results: the results of the search in the address, and a link back to its form [S2]. */
export function ClaimsResultsPage() {
  const [search] = useSearchParams();
  const values = readClaimSearch(search);
  const list = useClaimsList(values);
  const query = claimSearchQuery(values);
  const back = `${paths.claims()}?${query}`;
  if (query === '') return <Navigate to={paths.claims()} replace />;
  return (
    <ListPage list={list} trail={<Breadcrumbs leadsTo={{ [paths.claims()]: back }} />}>
      <SearchedFor>
        <DescriptionList
          layout="line"
          items={filledIn(values).map(([name, text]) => [claimSearchLabels[name], text])}
        />
        <ButtonLink size="small" href={back}>
          Change the search
        </ButtonLink>
      </SearchedFor>
    </ListPage>
  );
}

export { ClaimsResultsPage as Page };

export const startData = startRowsOf(claimsList);
