import { actorNames } from '@agent-portal/data/policies/actorNames';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { sentencesOf } from '@agent-portal/data/policies/sentencesOf';
import { exportPendingPolicies, getPendingPolicies } from '@agent-portal/data/policies/v2/contract';
import type { PendingPolicyRow } from '@agent-portal/data/policies/v2/shapes';
import { formatDate, parsePhone } from '@agent-portal/format';
import { ButtonLink } from '@agent-portal/ui/Button';
import { noValue } from '@agent-portal/ui/DataTable';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { itemPane } from '../../../work/today/itemPane.ts';
import { defineList } from '../../../shared/list/List.ts';
import { exportQuery, listQuery } from '../../../shared/list/address/listQuery.ts';
import { selectRows } from '../selection/selectRows.tsx';
import {
  type PendingFilters,
  type PendingSortField,
  pendingV2Address,
} from '../lists/pendingAddress.ts';
import { policyV2Filters } from '../lists/policyFilters.ts';
import { policyTabs } from '../lists/policyTabs.ts';
import { policyVersions, resetPolicyLists } from '../lists/policyVersions.ts';
import { readPolicies } from '../lists/readPolicies.ts';
import { PendingViews } from '../saved-views/policyViews.tsx';
import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import { actionCommands } from '../../../shared/take-action/actionNames.ts';
import { MetBadge } from '../policy/MetBadge.tsx';
import { LazyGlanceLinks } from './lazyGlanceLinks.ts';
import { addedColumns, insuredPolicyColumn, premiumColumn } from './v2Columns.tsx';
import { v2Paths } from './v2Paths.ts';
import { aboutRequirement } from '../../../work/follow-ups/about.ts';
import type { FollowUpOnProps } from '../../../work/follow-ups/FollowUpOn.tsx';
import { requirementFacts } from '../policy/requirementFacts.ts';
import { Requirements } from '../policy/details/RequirementList.styles.ts';

type Waiting = Pick<PendingPolicyRow, 'requirements' | 'pendingReason'>;

/** The requirement that a policy waits for (the carrier's choice, or the first one due), and who must act. */
function waitingFor({ requirements, pendingReason }: Waiting) {
  const open = requirements.filter(({ met }) => met !== 'Met');
  const [first] = open.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
  const named = open.find(({ requirementId }) => requirementId === pendingReason?.requirementId);
  const requirement = named ?? first;
  return {
    requirement,
    actor: pendingReason?.actors[0] ?? requirement?.actor,
    more: Math.max(0, open.length - 1),
  };
}

/** Who must act, and how many other requirements are open: 'Client, and 2 more'. */
function whoActs({ actor, more }: ReturnType<typeof waitingFor>): string {
  return [actor && actorNames[actor], more > 0 && `and ${more} more`].filter(Boolean).join(', ');
}

/** Loads only when a row opens. */
const FollowUpOn = lazyComponent<FollowUpOnProps>(
  async () => (await import('../../../work/follow-ups/FollowUpOn.tsx')).FollowUpOn,
);

/** The open and met requirements of a pending policy in its open row. */
function RequirementRows({
  policyNumber,
  requirements,
}: Pick<Policy, 'policyNumber' | 'requirements'>) {
  if (requirements.length === 0) return <p>This policy has no requirements.</p>;
  return (
    <Requirements>
      {requirements.map((item) => (
        <li key={item.requirementId}>
          <strong>{item.requirement}</strong>
          <MetBadge requirement={item} />
          {item.actionNeeded && (
            <Link
              href={v2Paths.requirement('pending', policyNumber, item.requirementId)}
              aria-label={`Take action on ${item.requirement}`}
            >
              Take action
            </Link>
          )}
          <span data-part="note">{requirementFacts(item)}</span>
          <FollowUpOn about={aboutRequirement(policyNumber, item)} isOpen={item.met !== 'Met'} />
        </li>
      ))}
    </Requirements>
  );
}

/** The premium of a year, and how it is billed. */
const premiumOf = ({ annualizedPremium, billingMode }: PendingPolicyRow) => (
  <>
    <Money amount={annualizedPremium} />
    <small>{billingMode}</small>
  </>
);

/** Hidden until the user adds the column. */
const added = { atFirst: 'optional' } as const;

/** The action follows who must act: a client with a phone is called, otherwise the form opens. */
function actionOf(row: PendingPolicyRow) {
  const { requirement, actor: who } = waitingFor(row);
  if (!requirement) return noValue;
  const phone = who === 'Client' ? parsePhone(row.phone ?? '') : undefined;
  const { suggestedAction } = requirement;
  const text = phone?.shown ?? (suggestedAction ? actionCommands[suggestedAction] : 'Take action');
  return (
    <ButtonLink
      size="small"
      href={
        phone?.href ?? v2Paths.requirement('pending', row.policyNumber, requirement.requirementId)
      }
      aria-label={
        phone
          ? `Call ${row.primaryInsured}, ${text}`
          : `${text}: ${row.primaryInsured}, ${requirement.requirement}`
      }
    >
      {text}
    </ButtonLink>
  );
}

/** The requirement that the policy waits for, and who must act. */
function waitingOf(row: PendingPolicyRow) {
  const waiting = waitingFor(row);
  const { requirement } = waiting;
  if (!requirement) return 'Nothing: all requirements are met';
  const who = whoActs(waiting);
  return (
    <>
      {requirement.requirement}
      {who && <small>{who}</small>}
    </>
  );
}

/** When the first open requirement is due, and if it is late or planned. */
function dueOf(row: PendingPolicyRow) {
  if (!row.dueDate) return noValue;
  const { requirement } = waitingFor(row);
  const isPlain = !requirement || requirement.met === 'Open' || requirement.met === 'Met';
  return (
    <>
      {formatDate(row.dueDate)}
      {!isPlain && (
        <small>
          <MetBadge requirement={requirement} />
        </small>
      )}
    </>
  );
}

/** /pending-v2: one row for each policy. An open row shows the requirements (decisions, 2). */
export const pendingV2List = defineList({
  id: 'pending-v2',
  title: 'Pending',
  nouns: ['policy', 'policies'],
  columns: [
    insuredPolicyColumn('pending'),
    {
      id: 'pendingReason',
      header: 'Waiting for',
      width: 14.4,
      card: 'summary',
      cell: waitingOf,
    },
    {
      id: 'dueDate',
      header: 'Due',
      kind: 'date',
      width: 8.25,
      sortable: true,
      sortsFirst: 'asc',
      card: 'summary',
      namedInCard: true,
      cell: dueOf,
    },
    agentColumn({ width: 8.25, hideOrder: 3 }),
    { ...premiumColumn, hideOrder: 2, cell: premiumOf },
    { id: 'actionNeeded', header: 'Action', kind: 'action', width: 10.75, cell: actionOf },
    { id: 'date', header: 'Date', kind: 'date', sortable: true, ...added },
    { id: 'employer', header: 'Employer', width: 7.44, ...added },
    { id: 'productType', header: 'Product Type', width: 6.31, ...added },
    {
      id: 'openRequirements',
      header: 'Open requirements',
      width: 7.5,
      cell: (row) => `${row.openRequirements} of ${row.requirements.length}`,
      ...added,
    },
    {
      id: 'whyPending',
      header: 'Why pending',
      width: 16,
      value: ({ pendingReason }) => pendingReason?.why,
      ...added,
    },
    { id: 'billingMode', header: 'Billing Mode', width: 6.25, ...added },
    ...addedColumns,
  ],
  address: pendingV2Address,
  filters: policyV2Filters.pending,
  values: 'Pending',
  mode: selectRows('Pending'),
  pane: itemPane((row: PendingPolicyRow) => {
    const { requirement } = waitingFor(row);
    return requirement?.actionNeeded && `overdueRequirements ${requirement.requirementId}`;
  }),
  tabs: policyTabs.pending,
  versions: policyVersions.pending,
  optionalColumns: ['dueDate'],
  rowKey: (row: PendingPolicyRow) => row.policyNumber,
  rowName: (row) => row.policyNumber,
  resetTogether: resetPolicyLists,
  isNoneOn404: true,
  isCustomizable: true,
  Tools: PendingViews,
  changedAt: ({ changedAt }) => changedAt,
  detail: {
    label: ({ policyNumber }) => `Requirements of ${policyNumber}`,
    content: ({ policyNumber, requirements, pendingReason }) => (
      <>
        {pendingReason && <p>{sentencesOf(pendingReason)}</p>}
        <RequirementRows policyNumber={policyNumber} requirements={requirements} />
        <LazyGlanceLinks policyNumber={policyNumber} />
      </>
    ),
  },
  endpoint: getPendingPolicies,
  query: (state, includeFilters) => ({
    query: listQuery<PendingFilters, PendingSortField>(state, pendingV2Address, includeFilters),
  }),
  read: readPolicies,
  exports: {
    endpoint: exportPendingPolicies,
    query: (state) => ({
      query: exportQuery<PendingFilters, PendingSortField>(state, pendingV2Address),
    }),
  },
});
