import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { parsePhone } from '@agent-portal/format';
import { ButtonLink } from '@agent-portal/ui/Button';
import { clientPhone } from './clientPhone.ts';
import { PhoneBar } from './PolicyActionBar.styles.ts';
import { useActionLink } from './useActionLink.ts';

/** On a phone: calls the client or takes action, at the bottom of the screen wherever the page is scrolled. */
export function PolicyActionBar({ policy }: { readonly policy: Policy }) {
  const actionLink = useActionLink(policy);
  const client = clientPhone(policy);
  const number = client && parsePhone(client.phone);
  return (
    <PhoneBar aria-label="Call or take action" data-part="policy-bar">
      {number && (
        <ButtonLink href={number.href} aria-label={`Call ${client.name}, ${number.shown}`}>
          Call
        </ButtonLink>
      )}
      <ButtonLink variant="primary" href={actionLink}>
        Take action
      </ButtonLink>
    </PhoneBar>
  );
}
