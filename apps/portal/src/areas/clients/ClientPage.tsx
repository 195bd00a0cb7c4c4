import type { ClientDetail } from '@agent-portal/data/clients/contract';
import { useClient } from '@agent-portal/data/clients/hooks';
import { formatDate, parsePhone } from '@agent-portal/format';
import { Badge } from '@agent-portal/ui/Badge';
import { ButtonLink } from '@agent-portal/ui/Button';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { Stack } from '@agent-portal/ui/Stack';
import { toast } from '@agent-portal/ui/Toast';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { NoCallNote } from '../../shared/cells/NoCallNote.tsx';
import { LoadError } from '../../shared/page/LoadError.tsx';
import { useListHref } from '../../shared/list/address/listVersion.ts';
import { MessagePage } from '../../shared/page/MessagePage.tsx';
import { Reason } from '../../shared/page/Reason.tsx';
import { WithRail } from '../../shared/page/Rail.tsx';
import { PageCommandBar } from '../../shared/page/PageCommandBar.ts';
import { moreMenu, pageSection } from '../../shared/files/menus.tsx';
import { ThingHead, type ThingHeadProps } from '../../shared/page/ThingHead.tsx';
import { useOwnAddress } from '../../shared/page/useOwnAddress.ts';
import { ClientRail } from './ClientRail.tsx';
import { emailTo } from './emailTo.ts';
import { HouseholdCard } from './household/HouseholdCard.tsx';
import {
  ActionsCard,
  CasesCard,
  ClaimsCard,
  ContactsCard,
  FollowUpsCard,
  RequirementsCard,
} from './clientCards.tsx';
import { PoliciesCard } from './PoliciesCard.tsx';
import { reasonOf } from './reasonOf.ts';

/** /client/:id: one person with all policies of the book, and all that belongs to them. */
export function ClientPage() {
  const { id = '' } = useParams();
  const { data, error, retry } = useClient(id);
  const ownAddress = useOwnAddress(id, data?.clientId);
  const listHref = useListHref();
  const kind = error?.kind;
  // The carrier gives the same answer for an unknown client and for a call that it does not offer.
  if (kind === 'not-found' || kind === 'not-offered' || kind === 'invalid') {
    return (
      <MessagePage
        title="Client not found"
        message={`No client with the ID ${id} is in your book of business.`}
        action={{ href: listHref(paths.active()), label: 'Open Active policies' }}
      />
    );
  }
  if (ownAddress) return <Navigate to={ownAddress} replace />;
  const reason = data && reasonOf(data);
  return (
    <>
      <ThingHead
        trail={`Client ${id}`}
        number={data?.clientId}
        title={data ? data.name : `Client ${id}`}
        badge={reason && <Badge tone={reason.tone}>{reason.state}</Badge>}
        facts={data && factsOf(data)}
        commands={data && <ClientCommands client={data} />}
      />
      {error && <LoadError error={error} onRetry={retry} />}
      {!error && !data && <Skeleton lines={10} />}
      {data?.noCall && <NoCallNote noCall={data.noCall} />}
      {reason && <Reason {...reason} />}
      {data && (
        <WithRail>
          <Stack gap={16}>
            <PoliciesCard client={data} />
            <RequirementsCard client={data} />
            <FollowUpsCard followUps={data.followUps} />
            <ClaimsCard claims={data.claims ?? []} />
            <CasesCard cases={data.cases ?? []} />
            <ContactsCard contacts={data.contacts ?? []} />
            <ActionsCard actions={data.actions} />
          </Stack>
          <ClientRail client={data} />
          <HouseholdCard client={data} />
        </WithRail>
      )}
    </>
  );
}

function factsOf({ birthDate, addresses }: ClientDetail): ThingHeadProps['facts'] {
  return [
    ['Person', birthDate && `Born ${formatDate(birthDate)}`],
    ['Place', addresses[0]?.addressLines.at(-1)],
  ];
}

/** Calls the client, writes a prepared e-mail, copies the address or prints the page. */
function ClientCommands({ client }: { readonly client: ClientDetail }) {
  const isPhone = useIsPhone();
  const number = client.phones.flatMap(({ phone }) => parsePhone(phone) ?? [])[0];
  const [email] = client.emails;
  const address = client.addresses[0]?.addressLines.join('\n');
  const copy = {
    id: 'copy',
    label: 'Copy the address',
    onAction: () =>
      void navigator.clipboard.writeText(address ?? '').then(() => toast('The address is copied')),
  };
  return (
    <PageCommandBar>
      {number && (
        <ButtonLink variant="primary" href={number.href} aria-label={`Call ${number.shown}`}>
          {isPhone ? 'Call' : `Call ${number.shown}`}
        </ButtonLink>
      )}
      {email && <ButtonLink href={emailTo(email.email, client)}>E-mail</ButtonLink>}
      {moreMenu([...(address ? [{ id: 'address', items: [copy] }] : []), pageSection()])()}
    </PageCommandBar>
  );
}

export { ClientPage as Page };
