import { useDownloadPolicyDocument } from '@agent-portal/data/policies/uploads/hooks';
import type { UploadedDocument } from '@agent-portal/data/policies/uploads/shapes';
import { formatFileSize } from '@agent-portal/format';
import { ExportButton } from '../../../../shared/files/ExportButton.tsx';
import { Stack } from '@agent-portal/ui/Stack';
import { Text } from '@agent-portal/ui/Text';
import { styled } from 'styled-components';

/** The name of a file can be one long word. */
const Document = styled(Stack)`
  button {
    max-inline-size: 100%;
    text-align: start;
    overflow-wrap: anywhere;
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
    <Stack as="ul" gap={8} aria-label="Documents">
      {documents.map((document) => (
        <li key={document.documentId}>
          <Document gap={4}>
            <DocumentDownload policyNumber={policyNumber} document={document} />
            <Text size="small" tone="muted">
              {[formatFileSize(document.size), about?.(document)].filter(Boolean).join(', ')}
            </Text>
          </Document>
        </li>
      ))}
    </Stack>
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
