import { runTier } from './tiers.mjs';

/** `npm run test:full`: tests every rule, and the matrices. */
await runTier('full');
