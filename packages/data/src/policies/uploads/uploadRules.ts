import { fileKinds } from '@agent-portal/format';

/** What one action may have: 10 files of 15 MB each. */
export const uploadRules = {
  mediaTypes: Object.keys(fileKinds),
  maxCount: 10,
  /** In bytes. */
  maxSize: 15_000_000,
} as const;
