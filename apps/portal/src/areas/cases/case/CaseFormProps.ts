import type { CaseDetail } from '@agent-portal/data/cases/shapes';

export interface CaseFormProps {
  /** The current case. After a conflict, it is the other user's version. */
  readonly envelope: CaseDetail;
  /** Called when the form is sent or cancelled. */
  readonly onDone: () => void;
}
