import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { formatPhone } from '@agent-portal/format';
import { ButtonLink } from '@agent-portal/ui/Button';
import { phoneHref } from '../../../../shared/cells/contactHref.ts';
import { clientPhone } from './clientPhone.ts';
import { PhoneBar } from './PolicyActionBar.styles.ts';
import { useActionLink } from './useActionLink.ts';

/** On a phone: calls the client or takes action, at the bottom of the screen wherever the page is scrolled. */
export function PolicyActionBar({ policy }: { readonly policy: Policy }) {
  const actionLink = useActionLink(policy);
  const client = clientPhone(policy);
  return (
    <PhoneBar aria-label="Call or take action" data-part="policy-bar">
      {client && (
        <ButtonLink
          href={phoneHref(client.phone)}
          aria-label={`Call ${client.name}, ${formatPhone(client.phone)}`}
        >
          Call
        </ButtonLink>
      )}
      <ButtonLink variant="primary" href={actionLink}>
        Take action
      </ButtonLink>
    </PhoneBar>
  );
}
