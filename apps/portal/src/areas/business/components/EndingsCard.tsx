import { useEndings } from '@agent-portal/data/hierarchy/hooks';
import type { Ending } from '@agent-portal/data/hierarchy/shapes';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../../paths.ts';
import { DaysLeft } from '../../../shared/cells/DaysLeft.tsx';
import { BusinessCard } from './BusinessCard.tsx';
import { Requirements } from './RequirementsCard.styles.ts';

/** The number of entries on the card. */
const top = 5;

const all = `${paths.hierarchy()}?tab=ending-soon`;

/** The appointments, licenses and E&O that expire first. Hidden if the carrier does not offer them. */
export function EndingsCard() {
  const answer = useEndings();
  if (answer.error?.kind === 'not-offered') return null;
  const count = answer.data?.totalRecords ?? 0;
  return (
    <BusinessCard
      title="Ending soon"
      action={count > 0 && <Link href={all}>All {count} that end soon</Link>}
      answer={answer}
      failure="The items that expire soon could not be loaded."
      lines={4}
    >
      {({ endings }) =>
        endings.length === 0 ? (
          <p>No appointments, licenses or E&O in your hierarchy expire within 90 days.</p>
        ) : (
          <Requirements>
            {endings.slice(0, top).map((ending) => (
              <Item key={`${ending.agentId} ${ending.kind} ${ending.detail}`} ending={ending} />
            ))}
          </Requirements>
        )
      }
    </BusinessCard>
  );
}

function Item({ ending }: { readonly ending: Ending }) {
  const { agentName, agentId, kind, detail, daysLeft } = ending;
  return (
    <li>
      <div>
        <Link href={paths.hierarchy(agentId)}>{agentName}</Link>
        <span>
          {kind}, {detail}
        </span>
      </div>
      <DaysLeft days={daysLeft} />
    </li>
  );
}
