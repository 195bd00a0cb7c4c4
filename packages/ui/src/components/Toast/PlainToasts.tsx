import type { CSSProperties } from 'react';
import { toastWords } from '../../words/feedback.ts';
import { token } from '../../theme/token.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../Button/Button.tsx';
import { dismissToast, type Toast } from './toasts.ts';

const corner: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 24,
  insetInlineEnd: 24,
  zIndex: 101,
  padding: 12,
  background: token('color-surface'),
  borderStyle: 'solid',
  borderWidth: 1,
};

/** The first toast where the code of their layer did not load; it stays until the reader dismisses it. */
export function PlainToasts({ toasts: [first] }: { readonly toasts: readonly Toast[] }) {
  const words = useWords('Toast', toastWords);
  if (!first) return null;
  const { id, message, action } = first;
  return (
    <div key={id} role="alert" style={corner}>
      {message}{' '}
      {action && (
        <Button
          size="small"
          onClick={() => {
            dismissToast(id);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}{' '}
      <Button
        size="small"
        aria-label={words.dismissMessage(first.message)}
        onClick={() => dismissToast(id)}
      >
        {words.dismiss}
      </Button>
    </div>
  );
}
