import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { attentionText } from '../attentionText.ts';
import { CaseEventText } from '../../../shared/cases/CaseEventText.tsx';
import { styled } from 'styled-components';
import { below } from '@agent-portal/ui/theme/breakpoints';

/** The waiting time. On a phone it has two lines, so that the name next to it has room. */
const StateNote = styled.div`
  @media screen and ${below('md')} {
    max-inline-size: 6.5rem;
    margin-inline-start: auto;
    text-align: end;
    white-space: normal;

    @container table (inline-size < 19.375rem) {
      max-inline-size: none;
      margin: 0;
      text-align: start;
    }
  }
`;

/** The last event of an envelope, and how long it has not been opened. */
export function CaseState({ row }: { readonly row: CaseRow }) {
  const today = useBusinessDate();
  return (
    <>
      <CaseEventText {...row} />
      {row.attention === 'NotViewed' && <StateNote>{attentionText(row, today)}</StateNote>}
    </>
  );
}
