import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getSecondStep, Passkey } from '@agent-portal/data/second-step/contract';
import { StateText } from '../../../shared/cells/StateText.tsx';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { formatMoment } from '@agent-portal/format';
import { asSentence } from '../asSentence.ts';
import { DividedList } from '../../../shared/page/DividedList.ts';

export type SecondStep = OutputOf<typeof getSecondStep>;

/** The change that the user has started. */
export type SecurityChange =
  | { readonly what: 'app' | 'passkey' | 'codes' | 'remove app' }
  | { readonly what: 'remove passkey'; readonly passkey: Passkey };

interface SecurityMethodsProps {
  readonly secondStep: SecondStep;
  readonly onStart: (change: SecurityChange) => void;
}

const preloadDialog = { onPointerEnter: loadDialog, onFocus: loadDialog } as const;

const usesText = (addedAt: string, usedAt: string | null) =>
  [`Added ${formatMoment(addedAt)}`, usedAt ? `Last used ${formatMoment(usedAt)}` : 'Not used yet']
    .map(asSentence)
    .join(' ');

function AppCard({ secondStep: { authenticator }, onStart }: SecurityMethodsProps) {
  return (
    <Card>
      <div data-part="head">
        <h2>Authenticator app</h2>
        <span>{authenticator ? 'On' : 'Off'}</span>
      </div>
      <p>
        {authenticator
          ? usesText(authenticator.addedAt, authenticator.lastUsedAt)
          : 'An app on your phone shows a new code every 30 seconds, even without a network.'}
      </p>
      <div data-part="commands">
        <Button
          {...preloadDialog}
          variant={authenticator ? 'secondary' : 'primary'}
          onClick={() => onStart({ what: 'app' })}
        >
          {authenticator ? 'Set up another phone' : 'Set up an app'}
        </Button>
        {authenticator && (
          <Button {...preloadDialog} onClick={() => onStart({ what: 'remove app' })}>
            Turn off
          </Button>
        )}
      </div>
    </Card>
  );
}

function PasskeysCard({ secondStep: { passkeys, canUsePasskeys }, onStart }: SecurityMethodsProps) {
  return (
    <Card>
      <div data-part="head">
        <h2>Passkeys</h2>
        <span>{passkeys.length > 0 ? 'On' : 'Off'}</span>
      </div>
      <p>
        A passkey is your fingerprint, your face, the PIN of a device, or a security key. It does
        not work on a fake page.
      </p>
      {passkeys.length > 0 && (
        <DividedList aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyId}>
              <div data-part="name">
                <strong>{passkey.name}</strong>
                <small>{usesText(passkey.addedAt, passkey.lastUsedAt)}</small>
              </div>
              <Button
                {...preloadDialog}
                size="small"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => onStart({ what: 'remove passkey', passkey })}
              >
                Remove
              </Button>
            </li>
          ))}
        </DividedList>
      )}
      <div data-part="commands">
        {canUsePasskeys ? (
          <Button {...preloadDialog} onClick={() => onStart({ what: 'passkey' })}>
            Add a passkey
          </Button>
        ) : (
          <Banner>Passkeys cannot be added at this address of the portal.</Banner>
        )}
      </div>
    </Card>
  );
}

/** With this number of codes or fewer, the page suggests new ones. */
const warnAt = 3;

function CodesCard({ secondStep: { recoveryCodesLeft }, onStart }: SecurityMethodsProps) {
  return (
    <Card>
      <div data-part="head">
        <h2>Recovery codes</h2>
        <StateText tone={recoveryCodesLeft > warnAt ? undefined : 'warning'}>
          {`${recoveryCodesLeft} of 10 left`}
        </StateText>
      </div>
      <p>Use each code once when you do not have your phone.</p>
      <div data-part="commands">
        <Button {...preloadDialog} onClick={() => onStart({ what: 'codes' })}>
          Make new codes
        </Button>
      </div>
    </Card>
  );
}

/** The methods that confirm a sign-in, each with its buttons. */
export const SecurityMethods = (props: SecurityMethodsProps) => (
  <>
    <AppCard {...props} />
    <PasskeysCard {...props} />
    {props.secondStep.isOn && <CodesCard {...props} />}
  </>
);
