import { loadFailureWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';

/** Replaces a part of the page whose code did not load. The rest of the page does not change. */
export function LoadFailure() {
  const { title, message } = useWords('LoadFailure', loadFailureWords);
  return (
    <p role="alert">
      {title}. {message}
    </p>
  );
}
