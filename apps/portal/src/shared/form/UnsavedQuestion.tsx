import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface UnsavedQuestionProps {
  /** The form has input that was not sent. */
  readonly isUnsaved: boolean;
  /** Also asks when only the query of the URL changes, for forms that do not survive it. @default false */
  readonly guardsQuery?: boolean;
  /** What would be lost: 'Your note is not sent yet. If you leave, you lose it.' */
  readonly children: string;
}

const discardWords = {
  title: 'Discard your changes?',
  stayText: 'Keep editing',
  leaveText: 'Discard changes',
} as const;

/** Asks before a form is left with unsaved input. */
export function UnsavedQuestion({
  isUnsaved,
  guardsQuery = false,
  children,
}: UnsavedQuestionProps) {
  const { isAsking, isSamePage, stay, leave } = useUnsavedGuard(
    isUnsaved,
    guardsQuery ? 'query' : 'path',
  );
  return (
    <LeaveQuestion
      {...(isSamePage && discardWords)}
      isAsking={isAsking}
      onStay={stay}
      onLeave={leave}
    >
      {children}
    </LeaveQuestion>
  );
}
