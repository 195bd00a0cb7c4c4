import { useDownloadPolicyDocument } from '@agent-portal/data/policies/uploads/hooks';
import type { UploadedDocument } from '@agent-portal/data/policies/uploads/shapes';
import { formatFileSize } from '@agent-portal/format';
import { ExportButton } from '../../../../shared/files/ExportButton.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const Documents = styled.ul`
  display: grid;
  gap: ${token('space-8')};
  margin: 0;
  padding: 0;
  list-style: none;

  && > li {
    display: grid;
    gap: ${token('space-4')};
    padding: 0;
    border: 0;
  }

  /* The name of a file can be one long word. */
  button {
    max-inline-size: 100%;
    text-align: start;
    overflow-wrap: anywhere;
  }

  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;

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
