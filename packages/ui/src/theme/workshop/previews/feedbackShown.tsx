import { useRef } from 'react';
import { Badge, badgeTones } from '../../../components/Badge/Badge.tsx';
import { Banner, bannerTones } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ConflictBanner } from '../../../components/ConflictBanner/ConflictBanner.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { ToastRegion } from '../../../components/Toast/ToastRegion.tsx';
import { toast } from '../../../components/Toast/toasts.ts';
import { nothing, type Shown } from './Shown.ts';

function Problems() {
  const summary = useRef<HTMLElement>(null);
  return (
    <ErrorSummary
      ref={summary}
      onGoTo={nothing}
      problems={[
        { name: 'email', message: 'Enter an e-mail address.' },
        { name: 'note', message: 'Write a note.' },
      ]}
    />
  );
}

export const feedbackShown: Shown = {
  Badge: (
    <div data-part="row">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
  Banner: (
    <div data-part="stack">
      {bannerTones.map((tone) => (
        // A message that is drawn from the start is not announced.
        <Banner key={tone} tone={tone} role="presentation">
          The tone {tone}, with <Link href="#banner">a link</Link>.
        </Banner>
      ))}
    </div>
  ),
  ConflictBanner: (
    <ConflictBanner onTake={nothing} onSaveMine={nothing}>
      June Abara saved other alerts at 9:40 a.m.
    </ConflictBanner>
  ),
  ErrorSummary: <Problems />,
  EmptyState: <EmptyState title="No requirements">There are none at the moment.</EmptyState>,
  ProgressBar: <ProgressBar active value={0.5} label="Exporting pending.xlsx" />,
  Spinner: <Spinner />,
  Skeleton: (
    <div>
      <Skeleton lines={2} />
    </div>
  ),
  Toast: (
    <div data-part="corner">
      <Button onClick={() => toast('The export of 143 requirements is ready.')}>
        Show a toast
      </Button>
      <ToastRegion />
    </div>
  ),
};
