import { Card } from '@agent-portal/ui/Card';
import type { ReactNode } from 'react';
import { HelpDesk } from './HelpDesk.tsx';

export interface ComingProps {
  /** The name of the area or page. */
  readonly title: string;
  /** What can be done meanwhile. */
  readonly children: ReactNode;
}

/** Says honestly that a part of the portal is not there yet, and what can be done meanwhile. */
export function Coming({ title, children }: ComingProps) {
  return (
    <Card>
      <h2>{title} is not here yet</h2>
      <p>This part of the portal is still being built, and there is nothing to see in it so far.</p>
      {children}
      <HelpDesk />
    </Card>
  );
}
