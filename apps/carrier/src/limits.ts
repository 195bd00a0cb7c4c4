/**
 * The limits on how often and how much a caller may ask. A reached rate limit answers 429 with the time to
 * try again (docs/reliability.md, 16). `requestSizes` names its own statuses.
 */

import { uploadRules } from '@agent-portal/data/policies/uploads/uploadRules';

const second = 1_000;
const minute = 60 * second;

/** What one user may do within a minute. `what` is its key in the database and its name in the message. */
export const limits = {
  /** Two settings change these: EXPORTS_PER_MINUTE and READS_PER_MINUTE. Each export may read a whole book. */
  exports: { what: 'exports', perMinute: 30 },
  calls: { what: 'calls', perMinute: 6_000 },
  /** Ten pages of lists a second, including prefetched ones. */
  listCalls: { what: 'list calls', perMinute: 600 },
  /** Faster than a person types, with one search at each pause. */
  searches: { what: 'searches', perMinute: 120 },
  /** Both send e-mail to an address that a user typed. */
  invitations: { what: 'invitations', perMinute: 20 },
  /** Actions with documents. Each may have 150 MB; `documentLimits` limits all of them together. */
  uploads: { what: 'uploads', perMinute: 10 },
  /** Calendar programs read every few hours. */
  calendarReads: { what: 'calendar reads', perMinute: 30 },
  /** For each network: the servers of Google and Microsoft read the calendars of many users. */
  calendarAddresses: { what: 'calendar reads', perMinute: 300 },
  /** All calls that change something. */
  changes: { what: 'changes', perMinute: 120 },
  /** Calls that change up to 200 policies each. */
  bulkChanges: { what: 'changes of several policies', perMinute: 20 },
  testMessages: { what: 'test messages', perMinute: 10 },
} as const;

/**
 * Bytes of uploaded documents. Three settings change these: DOCUMENTS_PER_DAY, DOCUMENTS_PER_POLICY and
 * DOCUMENTS_RESERVE.
 */
export const documentLimits = {
  /** Of one user in 24 hours; more answers 429. */
  perDay: 300_000_000,
  /** Of one policy; more answers 400. */
  perPolicy: 500_000_000,
  /** That stay free on the disk, or a tenth of a disk below 10 GB; less answers 507. */
  reserve: 1_000_000_000,
} as const;

/** Reads of one user at the same time; the others wait. A page makes up to 38 at once, in several tabs. */
export const readsAtOnce = { atOnce: 4, mostWaiting: 200 } as const;

/** PDF documents at the same time: each thread takes some 30 MB. More than this answer 503. */
export const documentsAtOnce = { atOnce: 2, mostWaiting: 50 } as const;

/** Reads of selected rows at the same time, of all users: each may be of 10,000 rows. More than this answer 503. */
export const selectionsAtOnce = { atOnce: 1, mostWaiting: 50 } as const;

/** Password hashes at the same time: two of Node's four threads stay free for everything else. */
export const hashesAtOnce = { atOnce: 2, mostWaiting: 50 } as const;

/**
 * Sign-ins at the same time: two check a password, and one is before or after its check. The others
 * wait before they use the database, so that a flood of sign-ins does not slow down other callers.
 */
export const signInsAtOnce = { atOnce: 3, mostWaiting: 50 } as const;

/** Failures that no user waits after: people mistype. */
const free = 9;

/**
 * After the tenth failed password of an account: wait one second, then twice as long each time, up to
 * five minutes. An attacker has about 300 guesses a day, and the owner waits minutes, not a day.
 */
export const failedSignIns = {
  waits: [
    ...Array.from({ length: free }, () => 0),
    ...Array.from({ length: 9 }, (_, at) => second * 2 ** at),
    5 * minute,
  ],
  forgetAfter: 24 * 60 * minute,
} as const;

/** Failed codes, passkeys and confirmed passwords in 15 minutes; an IPv6 address counts as its /64. */
export const failedAttempts = { perAccount: 10, perAddress: 100, seconds: 15 * 60 } as const;

/**
 * Requests for a new password of one user name in 15 minutes. An address has as many as above. A device that
 * signed in to the account is counted apart from strangers. Of each, `openLinks` links work at a time.
 */
export const passwordResets = { perAccount: 5, openLinks: 5 } as const;

/** Requests for contact of one policy that are open. The home office answers within `days`. */
export const contactRequests = { perPolicy: 5, days: 7 } as const;

/** The most rows of an Excel sheet below its header. An export of more answers 400. */
export const workbookRows = 1_048_575;

/** The largest requests, in characters of the address and in bytes. */
export const requestSizes = {
  /**
   * 414 above it. The portal's own addresses are shorter, although six filters with their 200 longest
   * values would be longer. It leaves room for the other headers in `header`.
   */
  address: 48 * 1024,
  /** 413 above it. */
  body: 1024 * 1024,
  /** A form with documents, with room for its other parts: 413 above it. */
  upload: uploadRules.maxCount * uploadRules.maxSize + 1024 * 1024,
  /** The request line with its headers: 431 above it. */
  header: 64 * 1024,
} as const;
