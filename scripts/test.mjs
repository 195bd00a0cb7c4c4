import { runTier } from './tiers.mjs';

/** `npm test`: tests every rule once. */
await runTier('middle');
