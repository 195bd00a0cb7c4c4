import { type FileKind, fileKinds } from '@agent-portal/format';
import * as z from 'zod/mini';

/** A document that a user sent with an action. */
export const uploadedDocument = () =>
  z.object({
    documentId: z.string(),
    /** The name of the file, without folders. */
    name: z.string(),
    mediaType: z.enum(Object.keys(fileKinds) as [FileKind, ...FileKind[]]),
    /** In bytes. */
    size: z.int(),
  });
export type UploadedDocument = z.output<ReturnType<typeof uploadedDocument>>;
