import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { parsePhone } from '@agent-portal/format';
import { ButtonLink } from '@agent-portal/ui/Button';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { ThingCommands } from '../../../shared/page/ThingCommands.ts';
import { clientPhone } from './lead/clientPhone.ts';
import { useActionLink } from './lead/useActionLink.ts';
import { PolicyMenu } from './PolicyMenu.tsx';
import { WatchButton } from './WatchButton.tsx';

interface PolicyCommandsProps {
  readonly policy: Policy;
  /** The page is the action form: it has its own primary button, and on a phone it needs the space. */
  readonly isActing: boolean;
}

/** Takes action, watches the policy, or on a phone calls the client, and downloads its files. */
export function PolicyCommands({ policy, isActing }: PolicyCommandsProps) {
  const isPhone = useIsPhone();
  const actionLink = useActionLink(policy);
  const client = clientPhone(policy);
  const number = client && parsePhone(client.phone);
  if (isPhone && isActing) return null;
  return (
    <ThingCommands>
      {isPhone && number && (
        <ButtonLink href={number.href} aria-label={`Call ${client.name}, ${number.shown}`}>
          Call
        </ButtonLink>
      )}
      {!isActing && (
        <ButtonLink variant="primary" href={actionLink}>
          Take action
        </ButtonLink>
      )}
      {!isPhone && <WatchButton policyNumber={policy.policyNumber} />}
      <PolicyMenu policyNumber={policy.policyNumber} />
    </ThingCommands>
  );
}
