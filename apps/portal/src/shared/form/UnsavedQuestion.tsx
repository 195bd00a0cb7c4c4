import { UnsavedQuestion as Question } from '@agent-portal/ui/UnsavedQuestion';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface UnsavedQuestionProps {
  /** Something is typed and not sent. */
  readonly isUnsaved: boolean;
  /** The page is about what its query names: another query leaves it too. @default false */
  readonly isAboutQuery?: boolean;
  /** What would be lost: 'Your note was not sent.' */
  readonly children: string;
}

/** Asks before a form is left with unsaved input. */
export function UnsavedQuestion({
  isUnsaved,
  isAboutQuery = false,
  children,
}: UnsavedQuestionProps) {
  const { isAsking, stay, leave } = useUnsavedGuard(isUnsaved, isAboutQuery ? 'query' : 'path');
  return (
    <Question isAsking={isAsking} onStay={stay} onLeave={leave}>
      {children}
    </Question>
  );
}
