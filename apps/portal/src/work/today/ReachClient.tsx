import type { TodayItem } from '@agent-portal/data/work/today/contract';
import { parsePhone } from '@agent-portal/format';
import { Button, ButtonLink } from '@agent-portal/ui/Button';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import type { RefObject } from 'react';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { ContactFormProps } from '../contacts/ContactForm.tsx';

/** The form for what happened with the client. It loads when a press is likely. */
export const LazyContactForm = lazyComponent<ContactFormProps>(
  async () => (await import('../contacts/ContactForm.tsx')).ContactForm,
);

interface ReachClientProps {
  readonly item: TodayItem;
  readonly takesContacts: boolean;
  /** The form for the result is open. */
  readonly isLogging: boolean;
  readonly onLog: () => void;
  readonly logButton: RefObject<HTMLButtonElement | null>;
}

/** Calls or e-mails the client, and opens the form for the result. */
export function ReachClient({
  item: { phone, email, actor, action },
  takesContacts,
  isLogging,
  onLog,
  logButton,
}: ReachClientProps) {
  if (phone === null && !email && !takesContacts) return null;
  const call = phone === null ? undefined : parsePhone(phone);
  // Back from the call, the form waits for its result.
  const log = () => takesContacts && onLog();
  return (
    <div data-part="commands">
      {call ? (
        <ButtonLink
          href={call.href}
          variant={
            (actor === 'Client') !== (action === 'resend') && !isLogging ? 'primary' : 'secondary'
          }
          icon={<Phone aria-hidden />}
          onClick={log}
        >
          Call {call.shown}
        </ButtonLink>
      ) : (
        phone
      )}
      {email && (
        <ButtonLink
          href={`mailto:${email}`}
          icon={<Mail aria-hidden />}
          aria-label={`E-mail ${email}`}
          onClick={log}
        >
          E-mail
        </ButtonLink>
      )}
      {takesContacts && !isLogging && (
        <Button
          ref={logButton}
          data-act
          icon={<MessageSquare aria-hidden />}
          onPointerEnter={LazyContactForm.preload}
          onFocus={LazyContactForm.preload}
          onClick={onLog}
        >
          Log a contact
        </Button>
      )}
    </div>
  );
}
