import { loadFailureWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';

/** Shows instead of a part in the page whose code did not load; what is around it stays as it is. */
export function LoadFailure() {
  const { title, message } = useWords('LoadFailure', loadFailureWords);
  return (
    <p role="alert">
      {title}. {message}
    </p>
  );
}
