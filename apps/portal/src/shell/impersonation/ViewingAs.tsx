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
  /** The screen can leave the downline out. */
  readonly canSwitch: boolean;
}

/**
 * Whose business the page shows, with the downline or without, the switch between the two, and the way
 * back to the whole book (decisions, 7 and 10). An agent that the reader may not view as is dropped from
 * the address.
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
    if (value === undefined) query.delete('viewAs');
    else query.set('viewAs', value);
    return createPath({ pathname, search: query.toString(), hash });
  };

  return (
    <div>
      <Eye size={20} strokeWidth={1.75} aria-hidden />
      <p>
        <span>
          <strong>You see the business of {text ?? agentId}</strong>
          {text && ` · Agent ${agentId}`}
        </span>
      </p>
      {!canSwitch && viewAs.isOnlyChosen(agentId, ownerOf(user)) && (
        <span>This page includes the downline.</span>
      )}
      {canSwitch && other && (
        <Link href={hrefWith(other)}>{isOnly ? 'Include the downline' : `Show ${name} only`}</Link>
      )}
      {/* The bar goes away with the view, and the focus would go with it. */}
      <Link href={hrefWith()} onClick={() => focusHeading()}>
        Show all
      </Link>
    </div>
  );
}
