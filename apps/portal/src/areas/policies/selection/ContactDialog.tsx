import { cleanEmail } from '@agent-portal/data/emailAddress';
import { longestNote } from '@agent-portal/data/policies/actions/contract';
import { useRequestContacts } from '@agent-portal/data/selection/hooks';
import { TextAreaField, TextField } from '@agent-portal/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactRules } from '../../../shared/take-action/contactRules.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { SelectionDialogProps } from './SelectionAction.ts';
import { policiesOf } from './chosenRows.ts';
import { useBulk } from './useBulk.ts';

const labels = { note: 'Note', contactEmail: 'E-mail for questions' } as const;

/** Asks the carrier to contact the clients of the selected policies, with one note. */
export function ContactDialog({ rows, onClose }: SelectionDialogProps) {
  const [policies] = useState(() => policiesOf(rows));
  // The same for every try, so that no request is made twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const bulk = useBulk(policies, useRequestContacts());
  const form = useForm({ defaultValues: { note: '', contactEmail: '' }, shouldFocusError: false });
  const { control } = form;

  const send = ({ note, contactEmail }: { note: string; contactEmail: string }) => {
    const email = cleanEmail(contactEmail);
    return bulk.send((asked) => ({
      body: {
        policyNumbers: asked.map(({ policyNumber }) => policyNumber),
        note: note.trim(),
        idempotencyKey,
        ...(email && { contactEmail: email }),
      },
    }));
  };

  return (
    <BulkDialog
      title="Request contact"
      form={form}
      name="contact about selected rows"
      labels={labels}
      submit="Send to the carrier"
      bulk={bulk}
      onSubmit={send}
      onClose={onClose}
    >
      <TextAreaField
        name="note"
        control={control}
        rules={contactRules.note}
        label={labels.note}
        hint="The carrier gets it with each request."
        rows={3}
        most={longestNote}
      />
      <TextField
        name="contactEmail"
        control={control}
        rules={contactRules.contactEmail}
        label={labels.contactEmail}
        isOptional
        autoComplete="email"
      />
    </BulkDialog>
  );
}
