import type { CaseRow } from '@agent-portal/data/cases/shapes';
import type { Claim } from '@agent-portal/data/claims/contract';
import type { ClientDetail } from '@agent-portal/data/clients/contract';
import type { ActionItem } from '@agent-portal/data/policies/actions/contract';
import type { Contact } from '@agent-portal/data/work/contacts/shapes';
import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { formatDate, formatDay, formatMoment } from '@agent-portal/format';
import { Badge } from '@agent-portal/ui/Badge';
import { ButtonLink } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { Link } from '@agent-portal/ui/Link';
import type { ReactElement } from 'react';
import { DividedList } from '../../shared/page/DividedList.ts';
import { paths } from '../../paths.ts';
import { actionNames } from '../../shared/take-action/actionNames.ts';
import { CaseEventText } from '../../shared/cases/CaseEventText.tsx';
import { CaseLink } from '../../shared/cases/CaseLink.tsx';
import { ClaimStatusText } from '../../shared/claims/ClaimStatusText.tsx';
import { hrefOf } from '../../work/follow-ups/about.ts';
import { contactText } from '../../work/contacts/contactTexts.ts';
import { FollowUpBadge } from '../../work/follow-ups/FollowUpBadge.tsx';
import { plannedText } from '../../shared/cells/plannedText.ts';

interface ListCardProps {
  readonly title: string;
  /** The `li`s. Without any, there is no card. */
  readonly children: readonly ReactElement[];
}

/** A card with a list of things that belong to a client. */
const ListCard = ({ title, children }: ListCardProps) =>
  children.length > 0 && (
    <Card>
      <h2>{title}</h2>
      <DividedList>{children}</DividedList>
    </Card>
  );

/** The agency's actions for a client, newest first. */
export function ActionsCard({ actions }: { readonly actions: readonly ActionItem[] }) {
  return (
    <ListCard title="Actions taken">
      {actions.map((one) => (
        <li key={one.actionItemId}>
          <Link href={paths.policyActions(one.policyNumber)}>{actionNames[one.action]}</Link>
          {one.requirement && <span>{one.requirement}</span>}
          <span>{one.note}</span>
          <small>
            {formatMoment(one.date)}, {one.takenBy}, {one.policyNumber}
          </small>
        </li>
      ))}
    </ListCard>
  );
}

/** The cases of electronic delivery of a client's policies, for users who may open cases. */
export function CasesCard({ cases }: { readonly cases: readonly CaseRow[] }) {
  return (
    <ListCard title="Electronic delivery">
      {cases.map((row) => (
        <li key={row.envelopeId}>
          <CaseLink row={row}>{`Case ${row.envelopeId}`}</CaseLink>
          <CaseEventText {...row} />
          {row.attention && <strong>Needs your attention</strong>}
          <small>
            {formatDay(row.eventDate)}, {row.policyNumber}
          </small>
        </li>
      ))}
    </ListCard>
  );
}

/** The claims on a client's policies, for users who may open claims. */
export function ClaimsCard({ claims }: { readonly claims: readonly Claim[] }) {
  return (
    <ListCard title="Claims">
      {claims.map(({ claimNumber, claimant, policyNumber, received, status, missing, type }) => (
        <li key={claimNumber}>
          <Link href={`${paths.claimsResults()}?${new URLSearchParams({ claimNumber })}`}>
            {`Claim ${claimNumber}`}
          </Link>
          <ClaimStatusText status={status} missing={missing} />
          <span>
            {type}, {claimant}
          </span>
          <small>
            Received {formatDate(received)}, {policyNumber}
          </small>
        </li>
      ))}
    </ListCard>
  );
}

/** What happened when someone of the agency contacted a client, latest first. */
export function ContactsCard({ contacts }: { readonly contacts: readonly Contact[] }) {
  return (
    <ListCard title="Contacts">
      {contacts.map((one) => (
        <li key={`${one.subject} ${one.key} ${one.number}`}>
          <Link href={hrefOf(one)}>{one.what}</Link>
          <span>{contactText(one)}</span>
          <small>{one.policyNumber}</small>
        </li>
      ))}
    </ListCard>
  );
}

/** The user's own open follow-ups on a client's policies. */
export function FollowUpsCard({ followUps }: { readonly followUps: readonly FollowUp[] }) {
  return (
    <ListCard title="Your follow-ups">
      {followUps.map((one) => (
        <li key={`${one.subject} ${one.key}`}>
          <Link href={hrefOf(one)}>{one.what}</Link>
          <FollowUpBadge followUp={one} />
          <small>
            {formatDate(one.followUpDate)}, {one.policyNumber}
          </small>
          {one.note && <span>{one.note}</span>}
        </li>
      ))}
    </ListCard>
  );
}

type Requirement = ClientDetail['requirements'][number];

/** How urgent a requirement is. */
function Due({ met, dueDate, daysOverdue, scheduledDate }: Requirement) {
  if (met === 'Scheduled') return <Badge tone="warning">{plannedText(scheduledDate)}</Badge>;
  if (met !== 'Overdue') {
    return <Badge tone="warning">{`${met}, due ${formatDate(dueDate)}`}</Badge>;
  }
  const days = daysOverdue === 1 ? '1 day' : `${daysOverdue} days`;
  return <Badge tone="danger">Overdue {days}</Badge>;
}

/** The requirements that are not met, each with a link to its policy and to the form that answers it. */
export function RequirementsCard({ client: { requirements } }: { readonly client: ClientDetail }) {
  return (
    <ListCard title="Requirements">
      {requirements.map((one) => (
        <li key={one.requirementId}>
          <Link href={paths.policyRequirement(one.policyNumber, one.requirementId)}>
            {one.requirement}
          </Link>
          <Due {...one} />
          <small>{one.policyNumber}</small>
          <ButtonLink
            variant="quiet"
            size="small"
            href={paths.policyActions(one.policyNumber, one.requirementId)}
            aria-label={`Take action on ${one.requirement} of ${one.policyNumber}`}
          >
            Take action
          </ButtonLink>
        </li>
      ))}
    </ListCard>
  );
}
