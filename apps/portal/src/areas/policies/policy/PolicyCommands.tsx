import { useExportApplication, useExportPolicy } from '@agent-portal/data/policies/documents/hooks';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { useExportPolicyDetail } from '@agent-portal/data/policies/v2/hooks';
import { parsePhone } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { ButtonLink } from '@agent-portal/ui/Button';
import { DownloadButton } from '@agent-portal/ui/DownloadButton';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { useState } from 'react';
import { PageCommandBar } from '../../../shared/page/PageCommandBar.ts';
import { clientPhone } from './lead/clientPhone.ts';
import { useActionLink } from './lead/useActionLink.ts';
import { WatchButton } from './WatchButton.tsx';
import { moreMenu } from '../../../shared/files/menus.tsx';
import { exportState, startExport } from '../../../shared/files/ExportButton.tsx';
import { useIsV2 } from '../v2/useIsV2.ts';
import { useWatch } from './useWatch.ts';

/** The policy and its application as PDFs [S7]. On a phone, which has no space for its button, also the watch. */
function PolicyMenu({ policyNumber }: { readonly policyNumber: string }) {
  const isV2 = useIsV2();
  const isPhone = useIsPhone();
  const watch = useWatch(policyNumber);
  const policyPdf = useExportPolicy();
  // The second versions of the pages use a separate call.
  const secondPdf = useExportPolicyDetail();
  const applicationPdf = useExportApplication();
  const [isApplication, setIsApplication] = useState(false);
  const input = { params: { id: policyNumber } };
  const pdf = isV2 ? exportState(secondPdf) : exportState(policyPdf);
  const startPdf = () =>
    isV2 ? startExport(secondPdf, { params: { policyNumber } }) : startExport(policyPdf, input);
  function start(application: boolean) {
    setIsApplication(application);
    void (application ? startExport(applicationPdf, input) : startPdf());
  }
  const watchItem = {
    id: 'watch',
    label: 'Watch this policy',
    kind: 'checkbox',
    checked: watch.isWatched,
    disabled: watch.isLoading || watch.isBusy,
    onAction: watch.toggle,
  } as const;
  return (
    <>
      <DownloadButton
        label="More commands"
        {...(isApplication ? exportState(applicationPdf) : pdf)}
        onStart={() => start(isApplication)}
        button={moreMenu([
          {
            id: 'files',
            items: [
              { id: 'policy', label: 'Policy PDF', onAction: () => start(false) },
              { id: 'application', label: 'Application PDF', onAction: () => start(true) },
            ],
          },
          ...(isPhone && watch.isOffered ? [{ id: 'watch', items: [watchItem] }] : []),
        ])}
      />
      {isPhone && watch.failure && <Banner tone="danger">{watch.failure.message}</Banner>}
    </>
  );
}

interface PolicyCommandsProps {
  readonly policy: Policy;
  /** The page is the action form: it has its own primary button, and on a phone it needs the space. */
  readonly isActing: boolean;
}

/** Takes action, watches the policy, or on a phone calls the client, and downloads its files. */
export function PolicyCommands({ policy, isActing }: PolicyCommandsProps) {
  const isPhone = useIsPhone();
  const actionLink = useActionLink(policy);
  const client = clientPhone(policy);
  const number = client && parsePhone(client.phone);
  if (isPhone && isActing) return null;
  return (
    <PageCommandBar>
      {isPhone && number && (
        <ButtonLink href={number.href} aria-label={`Call ${client.name}, ${number.shown}`}>
          Call
        </ButtonLink>
      )}
      {!isActing && (
        <ButtonLink variant="primary" href={actionLink}>
          Take action
        </ButtonLink>
      )}
      {!isPhone && <WatchButton policyNumber={policy.policyNumber} />}
      <PolicyMenu policyNumber={policy.policyNumber} />
    </PageCommandBar>
  );
}
