import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { formatDay } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { CaseEventText } from '../../../shared/cases/CaseEventText.tsx';
import { CaseLink } from '../../../shared/cases/CaseLink.tsx';
import { DividedList } from '../../../shared/page/DividedList.ts';

/** The cases of electronic delivery of a client's policies, for users who may open cases. */
export function CasesCard({ cases }: { readonly cases: readonly CaseRow[] }) {
  return (
    <Card>
      <h2>Electronic delivery</h2>
      {cases.length === 0 ? (
        <p>No cases.</p>
      ) : (
        <DividedList>
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
        </DividedList>
      )}
    </Card>
  );
}
