import { runTier } from './tiers.mjs';

/** `npm run test:full`: every rule once, and the matrices. */
await runTier('full');
