import type { CaseDetail } from '@agent-portal/data/cases/shapes';

/** What a form about a case gets. */
export interface CaseFormProps {
  /** The case as it is now: after a conflict, as somebody else left it. */
  readonly one: CaseDetail;
  /** It is sent, or given up. */
  readonly onDone: () => void;
}
