import { Link } from '@agent-portal/ui/Link';
import { EyeOff } from 'lucide-react';
import { createPath, useLocation } from 'react-router-dom';
import { viewAs } from '../../session/identity/viewAs.ts';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import { useViewedAs } from '../../shared/useViewedAs.ts';

/**
 * Says that the page shows the whole book, although the user views as one agent on other pages and in the
 * counts of the navigation. It does not mention an agent outside the user's hierarchy.
 */
export function ViewIgnored({ value }: { readonly value: string }) {
  const viewed = useViewedAs(value);
  const address = createPath(useLocation());
  if (!viewed || viewed.isUnknown) return null;
  const agent = `agent ${viewed.agentId}`;

  function stop() {
    viewAs.forget();
    // The bar disappears when View as ends, so the focus must move.
    focusHeading();
  }

  return (
    <div>
      <EyeOff size="1.25em" strokeWidth={1.75} aria-hidden />
      <p>
        <span>
          <strong>This page shows all your business.</strong> Other pages and the counts in the
          navigation show the business of {viewed.text ?? agent}.
        </span>
      </p>
      <Link href={address} onClick={stop}>
        Stop viewing as {viewed.name ?? agent}
      </Link>
    </div>
  );
}
