import { useWatchPolicies } from '@agent-portal/data/selection/hooks';
import { mostWatches } from '@agent-portal/data/watches/contract';
import { useId, useState } from 'react';
import { BulkDialog } from './BulkDialog.tsx';
import type { SelectionDialogProps } from './SelectionAction.ts';
import { policiesOf } from './chosenRows.ts';
import { useBulk } from './useBulk.ts';

/** Watches the selected policies, after the user has seen which ones. */
export function WatchDialog({ rows, onClose }: SelectionDialogProps) {
  const formId = useId();
  const [policies] = useState(() => policiesOf(rows));
  const bulk = useBulk(policies, useWatchPolicies());
  return (
    <BulkDialog
      title="Watch policies"
      formId={formId}
      submitText="Watch policies"
      bulk={bulk}
      failure={bulk.failure}
      isUnsaved={false}
      onClose={onClose}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void bulk.send((asked) => ({
            body: { policyNumbers: asked.map(({ policyNumber }) => policyNumber) },
          }));
        }}
      >
        <p>
          Notifications will say what changes in them. You can watch up to {mostWatches} policies.
        </p>
      </form>
    </BulkDialog>
  );
}
