import { ButtonLink } from '@agent-portal/ui/Button';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { type BranchName, branches, otherOf } from './branches.ts';
import { filterSearch } from '../filter/productionQuery.ts';

/** A link to the other branch of production credit, for users with business in both [S2]. */
export function OtherBranch({ branch }: { readonly branch: BranchName }) {
  const { search } = useLocation();
  const { productionCreditBusinessTypes: types } = useSession().user;
  const other = otherOf(branch);
  const { label } = branches[other];
  if (!types.includes(label)) return null;
  return (
    <ButtonLink href={paths.productionCredit(other) + filterSearch(search)}>
      {label} production
    </ButtonLink>
  );
}
