import { Card } from '@agent-portal/ui/Card';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { Sections } from './PolicyDetailsPage.styles.ts';

/** The skeleton of a policy while its first request runs. */
export function PolicyDetailsSkeleton() {
  return (
    <Sections aria-busy="true">
      <Card>
        <Skeleton lines={6} />
      </Card>
      <Card>
        <Skeleton lines={8} />
      </Card>
    </Sections>
  );
}
