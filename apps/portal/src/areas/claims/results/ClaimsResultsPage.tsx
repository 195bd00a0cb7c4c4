import { ButtonLink } from '@agent-portal/ui/Button';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import {
  claimSearchLabels,
  claimSearchNames,
  claimSearchQuery,
  readClaimSearch,
} from '../claimSearch.ts';
import { claimsList, claimsListFor } from './claimsList.tsx';
import { SearchedFor } from './ClaimsResultsPage.styles.ts';
import { rowsOf } from '../../../shared/list/startList.ts';

/** /claims/results: what the search of the address finds, and the way back with its values [S2]. */
export function ClaimsResultsPage() {
  const [search] = useSearchParams();
  const values = readClaimSearch(search);
  const query = claimSearchQuery(values);
  const back = `${paths.claims()}?${query}`;
  if (query === '') return <Navigate to={paths.claims()} replace />;
  return (
    <ListPage
      list={claimsListFor(values)}
      trail={<Breadcrumbs leadsTo={{ [paths.claims()]: back }} />}
    >
      <SearchedFor>
        <dl>
          {claimSearchNames
            .filter((name) => values[name])
            .map((name) => (
              <div key={name}>
                <dt>{claimSearchLabels[name]}</dt>
                <dd>{values[name]}</dd>
              </div>
            ))}
        </dl>
        <ButtonLink size="small" href={back}>
          Change the search
        </ButtonLink>
      </SearchedFor>
    </ListPage>
  );
}

export { ClaimsResultsPage as Page };

export const startData = rowsOf(claimsList);
