/** The system's errors by WebAssembly's numbers (WASI), which PGlite throws instead of names. */
const names: Readonly<Record<number, string>> = {
  2: 'EACCES',
  10: 'EBUSY',
  19: 'EDQUOT',
  20: 'EEXIST',
  29: 'EIO',
  33: 'EMFILE',
  41: 'ENFILE',
  44: 'ENOENT',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

/** SQLSTATE of a full disk. */
const diskFull = '53100';

/** A failure: an Error, or an object of PGlite that is not one. */
interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** A failure and what caused it, down to the first cause. */
function chainOf(error: unknown): readonly Thrown[] {
  const chain: Thrown[] = [];
  for (let at = error; typeof at === 'object' && at !== null && !chain.includes(at);) {
    const thrown: Thrown = at;
    chain.push(thrown);
    at = thrown.cause ?? thrown.errors?.[0];
  }
  return chain;
}

function codeIn({ name, code, errno }: Thrown): string | undefined {
  if (code === diskFull) return 'ENOSPC';
  if (typeof code === 'string') return code;
  return name === 'ErrnoError' && typeof errno === 'number' ? names[errno] : undefined;
}

/** Names the system's error (`ENOSPC`) that a failure comes down to, if there is one. */
export const systemCode = (error: unknown): string | undefined =>
  chainOf(error)
    .map(codeIn)
    .findLast((code) => code !== undefined && /^E[A-Z]+$/.test(code));

/** Whether a failure comes down to a disk, or a quota of it, that is full. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(systemCode(error) ?? '');

function describeOne(thrown: Thrown): string {
  const { name, message, errno } = thrown;
  if (typeof message === 'string' && message !== '') return message;
  const code = codeIn(thrown);
  if (code !== undefined) return code;
  return typeof errno === 'number' ? `${String(name)} ${errno}` : JSON.stringify(thrown);
}

const longest = 300;

/**
 * The cause of any thrown error in one line: the innermost cause, because the outer errors describe the
 * code ('Failed query: ' and ten lines of SQL).
 */
export function describeFailure(error: unknown): string {
  const cause = chainOf(error).at(-1);
  const text = cause === undefined ? String(error) : describeOne(cause);
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)} …` : line;
}

/**
 * Explains a failed start without a specific error. A failure that does not come from the system or the
 * database is a program error, shown with its stack.
 */
export function explainFailure(error: unknown): string {
  const text = describeFailure(error);
  if (systemCode(error) === 'ENOSPC') {
    return `The disk of the database is full (${text}). Nothing was lost. Free some space, and start again.`;
  }
  const line = `The agent portal cannot start: ${text}`;
  const isProgramError =
    error instanceof Error && chainOf(error).every(({ code }) => code === undefined);
  return isProgramError ? `${line}\n${error.stack ?? ''}` : line;
}
