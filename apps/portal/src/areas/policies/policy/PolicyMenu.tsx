import { useExportApplication, useExportPolicy } from '@agent-portal/data/policies/documents/hooks';
import { useExportPolicyDetail } from '@agent-portal/data/policies/v2/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { DownloadButton, type DownloadButtonParts } from '@agent-portal/ui/DownloadButton';
import { MenuButton, type MenuSection } from '@agent-portal/ui/MenuButton';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { exportState, startExport } from '../../../shared/files/ExportButton.tsx';
import { useIsV2 } from '../v2/useIsV2.ts';
import { useWatch } from './useWatch.ts';

const name = 'More commands';

/** The button of a download as the trigger of a menu. Its name says how far the download is. */
const withMenu = (sections: readonly MenuSection[]) => (parts: DownloadButtonParts) => (
  <MenuButton
    label={name}
    sections={sections}
    trigger={(menu) => (
      <Button
        {...menu}
        {...parts}
        aria-label={undefined}
        data-size="icon"
        icon={<Ellipsis size={20} strokeWidth={1.75} aria-hidden />}
      >
        <span className="visually-hidden">{parts.isBusy ? parts.children : name}</span>
      </Button>
    )}
  />
);

/** The policy and its application as PDFs [S7]. On a phone, which has no space for its button, also the watch. */
export function PolicyMenu({ policyNumber }: { readonly policyNumber: string }) {
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
        label={name}
        {...(isApplication ? exportState(applicationPdf) : pdf)}
        onStart={() => start(isApplication)}
        button={withMenu([
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
