const uploadStates = ['waiting', 'uploading', 'done', 'error'] as const;
export type UploadState = (typeof uploadStates)[number];

/** An accepted file, with its state. */
export interface UploadFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Its content, for a form that sends it itself under the `name` of the field. */
  readonly file?: File | undefined;
  /** @default 'waiting' */
  readonly state?: UploadState | undefined;
  /** How much has been sent, 0 to 1. @default not known */
  readonly progress?: number | undefined;
  /** What is wrong, and what to do. */
  readonly error?: string | undefined;
}
