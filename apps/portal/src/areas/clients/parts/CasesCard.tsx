import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { formatDay } from '@agent-portal/format';
import { CaseEventText } from '../../../shared/cases/CaseEventText.tsx';
import { CaseLink } from '../../../shared/cases/CaseLink.tsx';
import { ListCard } from './ListCard.tsx';

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
