import * as z from 'zod/mini';
import { documentKinds, type DocumentKind } from './uploadRules.ts';

/** A document that a user sent with an action. */
export const uploadedDocument = () =>
  z.object({
    documentId: z.string(),
    /** The name of the file, without folders. */
    name: z.string(),
    mediaType: z.enum(Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]]),
    /** In bytes. */
    size: z.int(),
  });
export type UploadedDocument = z.output<ReturnType<typeof uploadedDocument>>;
