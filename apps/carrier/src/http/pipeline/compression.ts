import { compress } from 'hono/compress';

/** Smaller answers are not compressed, because the header costs more than the gain. In bytes. */
const worthIt = 1024;

/** Compresses dynamic answers. The portal's files are compressed by its build. */
export const compression = () => compress({ encoding: 'gzip', threshold: worthIt });
