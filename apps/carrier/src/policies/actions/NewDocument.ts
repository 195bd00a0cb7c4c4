import type { UploadedDocument } from '@agent-portal/data/policies/uploads/shapes';

/** A document of a new action. Its file is in the store already. */
export interface NewDocument extends UploadedDocument {
  /** The hash of its content. */
  readonly sha256: string;
}
