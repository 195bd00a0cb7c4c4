import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { attentionText } from '../../../shared/cases/attentionText.ts';
import { CaseEventBadge } from '../../../shared/cases/CaseEventBadge.tsx';
import { StateNote } from './CaseState.styles.ts';

/** The last event of an envelope, and how long it has not been opened. */
export function CaseState({ row }: { readonly row: CaseRow }) {
  const today = useBusinessDate();
  return (
    <>
      <CaseEventBadge {...row} />
      {row.attention === 'NotViewed' && <StateNote>{attentionText(row, today)}</StateNote>}
    </>
  );
}
