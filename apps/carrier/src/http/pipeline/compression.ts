import { compress } from 'hono/compress';

/** Answers smaller than this stay as they are: the header would eat the gain. Bytes. */
const worthIt = 1024;

/** Compresses what is made per request; the portal's files come compressed from its build. */
export const compression = () => compress({ encoding: 'gzip', threshold: worthIt });
