import { onlyMark } from '@agent-portal/data/user-data/viewText';
import { Link } from '@agent-portal/ui/Link';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { viewAs } from '../../session/identity/viewAs.ts';
import { usePortal } from '../../PortalContext.ts';
import { ownerOf } from '../../session/session.ts';
import { useSession } from '../../session/SessionContext.ts';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import { useViewedAs } from '../../shared/useViewedAs.ts';

interface ViewingAsProps {
  /** The `viewAs` of the address. */
  readonly value: string;
  /** The screen can leave out the downline. */
  readonly canSwitch: boolean;
}

/**
 * Shows which agent's business is on the page, with buttons to include or leave out the downline and to go
 * back to the whole book (decisions, 7 and 10). If the user may not view as the agent, the agent is removed
 * from the address.
 */
export function ViewingAs({ value: view, canSwitch }: ViewingAsProps) {
  const { pathname, search, hash } = useLocation();
  const { user } = useSession();
  const { notice } = usePortal();
  const viewed = useViewedAs(view);
  const navigate = useNavigate();
  const unknownId = viewed?.isUnknown ? viewed.agentId : undefined;
  useEffect(() => {
    if (unknownId === undefined) return;
    viewAs.forget();
    notice.show(`Agent ${unknownId} is not in your hierarchy. This page shows all your business.`);
    void navigate(createPath({ pathname, search: viewAs.leftOut(search), hash }), {
      replace: true,
    });
  }, [notice, unknownId, navigate, pathname, search, hash]);
  if (!viewed || unknownId !== undefined) return null;
  const { agentId, isOnly, name, text, other } = viewed;
  const hrefWith = (value?: string) => {
    const query = new URLSearchParams(search);
    query.delete('page');
    // The open item is of the business that shows now.
    query.delete('item');
    if (value === undefined) query.delete('viewAs');
    else query.set('viewAs', value);
    return createPath({ pathname, search: query.toString(), hash });
  };

  return (
    <div>
      <Eye size="1.25em" strokeWidth={1.75} aria-hidden />
      <p>
        <span>
          <strong>You see the business of {text ?? agentId}</strong>
          {text && ` · Agent ${agentId}`}
        </span>
      </p>
      {!canSwitch && viewAs.stored(ownerOf(user)) === `${agentId}${onlyMark}` && (
        <span>This page includes the downline.</span>
      )}
      {canSwitch && other && (
        <Link href={hrefWith(other)}>{isOnly ? 'Include the downline' : `Show ${name} only`}</Link>
      )}
      {/* The bar disappears when View as ends, so the focus must move. */}
      <Link href={hrefWith()} onClick={() => focusHeading()}>
        Show all
      </Link>
    </div>
  );
}
