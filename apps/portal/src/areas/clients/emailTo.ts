import type { ClientDetail } from '@agent-portal/data/clients/contract';
import { greetingOf } from '@agent-portal/format';
import { emailHref } from '../../shared/cells/EmailLink.tsx';

/** The address of a prepared e-mail: whom it greets, and the policies that it is about. */
export function emailTo(
  email: string,
  { name, policies }: Pick<ClientDetail, 'name' | 'policies'>,
): string {
  const numbers = policies.map(({ policyNumber }) => policyNumber);
  const [only] = numbers;
  const subject =
    numbers.length === 1 && only !== undefined
      ? `Your policy ${only}`
      : `Your policies ${numbers.slice(0, 3).join(', ')}${numbers.length > 3 ? ' and others' : ''}`;
  const body = `${greetingOf(name)}\r\n\r\n`;
  return `${emailHref(email, subject)}&body=${encodeURIComponent(body)}`;
}
