import { Link } from '@agent-portal/ui/Link';
import { Eye } from 'lucide-react';
import { createPath, useLocation } from 'react-router-dom';
import { viewAs } from '../../session/identity/viewAs.ts';
import { useViewedAs } from '../../shared/useViewedAs.ts';

interface ViewingAsProps {
  /** The `viewAs` of the address. */
  readonly value: string;
  /** The screen can leave the downline out. */
  readonly canSwitch: boolean;
}

/**
 * Whose business the page shows, with the downline or without, the switch between the two, and the way
 * back to the whole book (decisions, 7 and 10).
 */
export function ViewingAs({ value: view, canSwitch }: ViewingAsProps) {
  const { pathname, search, hash } = useLocation();
  const viewed = useViewedAs(view);
  if (!viewed) return null;
  const { agentId, isOnly, name, text, other } = viewed;
  const hrefWith = (value?: string) => {
    const query = new URLSearchParams(search);
    query.delete('page');
    if (value === undefined) query.delete('viewAs');
    else query.set('viewAs', value);
    return createPath({ pathname, search: query.toString(), hash });
  };

  return (
    <div>
      <Eye size={20} strokeWidth={1.75} aria-hidden />
      <p>
        <strong>You see the business of {text ?? agentId}</strong>
        {text && <span> · Agent {agentId}</span>}
      </p>
      {!canSwitch && viewAs.isOnlyChosen(agentId) && <span>This page includes the downline.</span>}
      {canSwitch && other && (
        <Link href={hrefWith(other)}>{isOnly ? 'Include the downline' : `Show ${name} only`}</Link>
      )}
      <Link href={hrefWith()}>Show all</Link>
    </div>
  );
}
