import type { ClientDetail } from '@agent-portal/data/clients/contract';
import { parsePhone } from '@agent-portal/format';

/** A person as one policy knows it. */
export interface Known {
  readonly policyNumber: string;
  readonly name: string;
  readonly birthDate: string | null;
  readonly addressLines: readonly string[];
  /** The same for each spelling of the address. */
  readonly addressKey: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** The date of the application. */
  readonly since: string;
}

type Contacts = Pick<ClientDetail, 'name' | 'birthDate' | 'phones' | 'emails' | 'addresses'>;

/** The different values of a detail, each with its policies, in the order of the policies. */
function gather<Value>(
  known: readonly Known[],
  valueOf: (one: Known) => Value | null,
  keyOf: (value: Value) => string,
): { value: Value; policyNumbers: string[] }[] {
  const found = new Map<string, { value: Value; policyNumbers: string[] }>();
  for (const one of known) {
    const value = valueOf(one);
    if (value === null) continue;
    const key = keyOf(value);
    const entry = found.get(key) ?? { value, policyNumbers: [] };
    if (!entry.policyNumbers.includes(one.policyNumber)) entry.policyNumbers.push(one.policyNumber);
    found.set(key, entry);
  }
  return [...found.values()];
}

/**
 * Who a client is, and how to reach it: the name of the newest policy, and every phone number, e-mail and
 * address once, with the policies that have it, those of the newest policy first.
 */
export function contactsOf(known: readonly Known[]): Contacts {
  const newest = known.toSorted((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0));
  const phones = gather(
    newest,
    ({ phone }) => phone,
    (phone) => parsePhone(phone)?.href ?? phone,
  );
  const emails = gather(
    newest,
    ({ email }) => email,
    (email) => email.toLowerCase(),
  );
  const addresses = gather(
    newest,
    (one) => (one.addressLines.length > 0 ? one : null),
    (one) => one.addressKey,
  );
  return {
    name: newest[0]?.name ?? '',
    birthDate: newest.find(({ birthDate }) => birthDate !== null)?.birthDate ?? null,
    phones: phones.map(({ value, policyNumbers }) => ({ phone: value, policyNumbers })),
    emails: emails.map(({ value, policyNumbers }) => ({ email: value, policyNumbers })),
    addresses: addresses.map(({ value, policyNumbers }) => ({
      addressLines: [...value.addressLines],
      policyNumbers,
    })),
  };
}
