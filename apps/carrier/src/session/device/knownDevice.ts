import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { users } from '../tables.ts';

type Account = Pick<typeof users.$inferSelect, 'userId' | 'passwordHash'>;

/** The most accounts that a device remembers, newest first. */
const mostAccounts = 5;

/** The device's id, and a signature for each account that signed in on it. */
const valid = new RegExp(`^([\\w-]{22})((?:\\.[\\w-]{43}){1,${mostAccounts}})$`);

const newId = () => randomBytes(16).toString('base64url');

/**
 * The account's signature of a device. Its key is the hash of the password, which never leaves the database. So no
 * one else can make a signature, and a new password invalidates all earlier ones.
 */
const sign = ({ userId, passwordHash }: Account, id: string) =>
  createHmac('sha256', passwordHash ?? '')
    .update(`device ${userId} ${id}`)
    .digest('base64url');

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

function parse(cookie: string | undefined) {
  const [, id, signatures = ''] = valid.exec(cookie ?? '') ?? [];
  return id === undefined ? undefined : { id, signatures: signatures.slice(1).split('.') };
}

/** The id of a device that signed in to the account before; undefined for all others. */
export function findKnownDevice(
  cookie: string | undefined,
  account: Account | undefined,
): string | undefined {
  const device = parse(cookie);
  if (!device || !account?.passwordHash) return undefined;
  const own = sign(account, device.id);
  return device.signatures.some((one) => isSame(one, own)) ? device.id : undefined;
}

/** The cookie of a device on which the account just signed in. It names no user. */
export function signDevice(cookie: string | undefined, account: Account): string {
  const { id, signatures } = parse(cookie) ?? { id: newId(), signatures: [] };
  const own = sign(account, id);
  const others = signatures.filter((one) => one !== own).slice(0, mostAccounts - 1);
  return [id, own, ...others].join('.');
}
