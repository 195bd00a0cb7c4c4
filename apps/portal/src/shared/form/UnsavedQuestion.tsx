import { UnsavedQuestion as Question } from '@agent-portal/ui/UnsavedQuestion';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface UnsavedQuestionProps {
  /** Something is typed and not sent. */
  readonly isUnsaved: boolean;
  /** Also asks when only the query of the address changes. @default false */
  readonly guardsQuery?: boolean;
  /** What would be lost: 'Your note was not sent.' */
  readonly children: string;
}

/** Asks before a form is left with unsaved input. */
export function UnsavedQuestion({
  isUnsaved,
  guardsQuery = false,
  children,
}: UnsavedQuestionProps) {
  const { isAsking, stay, leave } = useUnsavedGuard(isUnsaved, guardsQuery ? 'query' : 'path');
  return (
    <Question isAsking={isAsking} onStay={stay} onLeave={leave}>
      {children}
    </Question>
  );
}
