import { Card } from '@agent-portal/ui/Card';
import type { ReactNode } from 'react';
import { HelpDesk } from './HelpDesk.tsx';

export interface ComingProps {
  /** Which part of the portal it is, with what it belongs to. */
  readonly name: string;
  /** What can be done meanwhile. */
  readonly children: ReactNode;
}

/** Says honestly that a part of the portal is not there yet, and what can be done meanwhile. */
export function Coming({ name, children }: ComingProps) {
  return (
    <Card>
      <h2>Not here yet</h2>
      <p>
        <strong>{name}</strong> is still being built, and there is nothing to see in it so far.
      </p>
      {children}
      <HelpDesk />
    </Card>
  );
}
