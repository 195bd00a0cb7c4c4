import { runTier } from './tiers.mjs';

/** `npm test`: every rule once. */
await runTier('middle');
