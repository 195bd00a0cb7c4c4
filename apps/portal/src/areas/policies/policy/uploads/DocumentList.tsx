import { useDownloadPolicyDocument } from '@agent-portal/data/policies/uploads/hooks';
import type { UploadedDocument } from '@agent-portal/data/policies/uploads/shapes';
import { formatFileSize } from '@agent-portal/format';
import { ExportButton } from '../../../../shared/files/ExportButton.tsx';
import { Documents } from './DocumentList.styles.ts';

interface DocumentListProps<One extends UploadedDocument> {
  readonly policyNumber: string;
  readonly documents: readonly One[];
  /** What to say about a document next to its size. */
  readonly about?: (document: One) => string;
}

/** Documents of a policy, each with its download. */
export function DocumentList<One extends UploadedDocument>(props: DocumentListProps<One>) {
  const { policyNumber, documents, about } = props;
  return (
    <Documents aria-label="Documents">
      {documents.map((document) => (
        <li key={document.documentId}>
          <DocumentDownload policyNumber={policyNumber} document={document} />
          <small>
            {[formatFileSize(document.size), about?.(document)].filter(Boolean).join(', ')}
          </small>
        </li>
      ))}
    </Documents>
  );
}

function DocumentDownload({
  policyNumber,
  document: { documentId, name },
}: {
  readonly policyNumber: string;
  readonly document: UploadedDocument;
}) {
  return (
    <ExportButton
      label={`Download ${name}`}
      download={useDownloadPolicyDocument()}
      input={{ params: { id: policyNumber, documentId } }}
    />
  );
}
