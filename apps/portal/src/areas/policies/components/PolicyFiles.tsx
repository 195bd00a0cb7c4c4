import { useExportApplication } from '@agent-portal/data/policies/useExportApplication';
import { useExportPolicy } from '@agent-portal/data/policies/useExportPolicy';
import { ExportButton } from '../../../shared/ExportButton.tsx';
import { Files } from './PolicyFiles.styles.ts';

/** The policy and its application as PDFs [S7]. */
export function PolicyFiles({ policyNumber }: { readonly policyNumber: string }) {
  const input = { params: { id: policyNumber } };
  return (
    <Files>
      <ExportButton label="Policy PDF" download={useExportPolicy()} input={input} />
      <ExportButton label="Application PDF" download={useExportApplication()} input={input} />
    </Files>
  );
}
