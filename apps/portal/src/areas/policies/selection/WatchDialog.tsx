import { useWatchPolicies } from '@agent-portal/data/selection/hooks';
import { mostWatches } from '@agent-portal/data/watches/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BulkDialog } from './BulkDialog.tsx';
import type { SelectionDialogProps } from './SelectionAction.ts';
import { policiesOf } from './chosenRows.ts';
import { useBulk } from './useBulk.ts';

const labels = {} as const;

/** Watches the selected policies, after the user has seen which ones. */
export function WatchDialog({ rows, onClose }: SelectionDialogProps) {
  const [policies] = useState(() => policiesOf(rows));
  const bulk = useBulk(policies, useWatchPolicies());
  const form = useForm();
  return (
    <BulkDialog
      title="Watch policies"
      form={form}
      labels={labels}
      submit="Watch policies"
      bulk={bulk}
      onSubmit={() =>
        bulk.send((asked) => ({
          body: { policyNumbers: asked.map(({ policyNumber }) => policyNumber) },
        }))
      }
      onClose={onClose}
    >
      <p>
        Notifications will say what changes in them. You can watch up to {mostWatches} policies.
      </p>
    </BulkDialog>
  );
}
