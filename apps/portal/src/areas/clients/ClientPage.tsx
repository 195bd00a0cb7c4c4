import { useClient } from '@agent-portal/data/clients/hooks';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { NoCallNote } from '../../shared/cells/NoCallNote.tsx';
import { ListError } from '../../shared/list/notes/ListError.tsx';
import { Breadcrumbs } from '../../shared/page/Breadcrumbs.tsx';
import { MessagePage } from '../../shared/page/MessagePage.tsx';
import { useOwnAddress } from '../../shared/page/useOwnAddress.ts';
import { ClientParts } from './ClientPage.styles.ts';
import { ContactCard } from './ContactCard.tsx';
import { HouseholdCard } from './household/HouseholdCard.tsx';
import { ActionsCard } from './parts/ActionsCard.tsx';
import { CasesCard } from './parts/CasesCard.tsx';
import { ClaimsCard } from './parts/ClaimsCard.tsx';
import { FollowUpsCard } from './parts/FollowUpsCard.tsx';
import { PoliciesCard } from './parts/PoliciesCard.tsx';
import { RequirementsCard } from './parts/RequirementsCard.tsx';

/** /client/:id: one person with all policies of the book, and all that belongs to them. */
export function ClientPage() {
  const { id = '' } = useParams();
  const { data, error, retry } = useClient(id);
  const ownAddress = useOwnAddress(id, data?.clientId);
  const kind = error?.kind;
  // The carrier gives the same answer for an unknown client and for a call that it does not offer.
  if (kind === 'not-found' || kind === 'not-offered' || kind === 'invalid') {
    return (
      <MessagePage
        title="Client not found"
        message={`No client with the ID ${id} is in your book of business.`}
        action={{ href: paths.active(), label: 'Open Active policies' }}
      />
    );
  }
  if (ownAddress) return <Navigate to={ownAddress} replace />;
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs current={`Client ${id}`} />}
        title={data ? data.name : `Client ${id}`}
      />
      {error && <ListError error={error} onRetry={retry} />}
      {!error && !data && <Skeleton lines={10} />}
      {data && (
        <ClientParts minColumn="22rem" gap={24}>
          {data.noCall && (
            <div data-wide="">
              <NoCallNote noCall={data.noCall} />
            </div>
          )}
          <ContactCard client={data} />
          <HouseholdCard client={data} />
          <PoliciesCard client={data} />
          <RequirementsCard client={data} />
          <FollowUpsCard followUps={data.followUps} />
          {data.claims && <ClaimsCard claims={data.claims} />}
          {data.cases && <CasesCard cases={data.cases} />}
          <ActionsCard actions={data.actions} />
        </ClientParts>
      )}
    </>
  );
}

export { ClientPage as Page };
