import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { DocumentsFieldProps } from './DocumentsField.tsx';

/** Its code loads only where the carrier takes documents. */
export const LazyDocumentsField = lazyComponent<DocumentsFieldProps>(
  async () => (await import('./DocumentsField.tsx')).DocumentsField,
);
