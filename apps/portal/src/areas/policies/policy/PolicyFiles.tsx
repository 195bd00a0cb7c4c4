import { Stack } from '@agent-portal/ui/Stack';
import { useExportApplication, useExportPolicy } from '@agent-portal/data/policies/documents/hooks';
import { useExportPolicyDetail } from '@agent-portal/data/policies/v2/hooks';
import { ExportButton } from '../../../shared/files/ExportButton.tsx';
import { useIsV2 } from '../v2/useIsV2.ts';

/** The policy and its application as PDFs [S7]. The second versions of the pages use a separate call. */
export function PolicyFiles({ policyNumber }: { readonly policyNumber: string }) {
  const isV2 = useIsV2();
  const input = { params: { id: policyNumber } };
  const policyPdf = useExportPolicy();
  const secondPdf = useExportPolicyDetail();
  return (
    <Stack direction="row" gap={12} align="start">
      {isV2 ? (
        <ExportButton
          label="Policy PDF"
          download={secondPdf}
          input={{ params: { policyNumber } }}
        />
      ) : (
        <ExportButton label="Policy PDF" download={policyPdf} input={input} />
      )}
      <ExportButton label="Application PDF" download={useExportApplication()} input={input} />
    </Stack>
  );
}
