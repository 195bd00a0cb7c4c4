import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { type ReactNode, useEffect } from 'react';
import { announce } from '@agent-portal/ui/Announcer';

interface UndoBannerProps {
  /** The action that can be undone. */
  readonly text: string;
  /** What screen readers hear. @default the text */
  readonly announcement?: string;
  /** Why it could not be undone. */
  readonly failure: ReactNode;
  /** Whether another try can succeed. @default true */
  readonly canRetry?: boolean;
  readonly isRunning: boolean;
  readonly onUndo: () => void;
  /** Called when the user keeps what was done. */
  readonly onGone: () => void;
}

/** Says what was done, and offers to undo it. */
export function UndoBanner(props: UndoBannerProps) {
  const { text, announcement = text, failure, canRetry = true, isRunning, onUndo, onGone } = props;
  useEffect(() => announce(announcement), [announcement]);
  return (
    <Banner
      tone={failure ? 'danger' : 'success'}
      action={
        <>
          {(!failure || canRetry) && (
            <Button size="small" isBusy={isRunning} onClick={onUndo}>
              {failure ? 'Try again' : 'Undo'}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onGone}>
            Dismiss
          </Button>
        </>
      }
    >
      {failure || text}
    </Banner>
  );
}
