/** The kinds of documents that a user may upload, and their endings. The first is the usual one. */
export const documentKinds = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const;
export type DocumentKind = keyof typeof documentKinds;

/** What one action may have: 10 files of 15 MB each. */
export const uploadRules = {
  mediaTypes: Object.keys(documentKinds) as DocumentKind[],
  maxCount: 10,
  /** In bytes. */
  maxSize: 15_000_000,
} as const;
