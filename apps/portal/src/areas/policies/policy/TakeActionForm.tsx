import { type ActionItem, longestNote } from '@agent-portal/data/policies/actions/contract';
import type { Policy } from '@agent-portal/data/policies/shapes';
import { useTakeAction } from '@agent-portal/data/policies/actions/useTakeAction';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { Select } from '@agent-portal/ui/Select';
import { TextArea } from '@agent-portal/ui/TextArea';
import { TextInput } from '@agent-portal/ui/TextInput';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useKeptForm } from '../../../shared/form/useKeptForm.ts';
import {
  type ActionForm,
  actionInput,
  actionOptions,
  emptyActionForm,
  requirementOptions,
} from './actionForm.ts';
import { actionNames } from './actionNames.ts';
import { ActionFormElement } from './TakeActionForm.styles.ts';

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Takes an action for a policy; what was typed outlives the end of the session (decisions, 7). */
export function TakeActionForm({ policy }: { readonly policy: Policy }) {
  const { policyNumber } = policy;
  const [search] = useSearchParams();
  const wanted = search.get('requirement') ?? '';
  const requirements = requirementOptions(policy);
  const { make: send, isRunning, isRefused, error } = useTakeAction();
  const [taken, setTaken] = useState<ActionItem>();
  const form = useForm<ActionForm>({ defaultValues: emptyActionForm() });
  const { control, setValue, setFocus, reset } = form;
  const chosen = requirements.some(({ value }) => value === wanted) ? wanted : '';
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (!chosen) return;
    setValue('requirementId', chosen);
    // Who takes action on a requirement of this same page goes on in the form.
    if (key !== opened.current) setFocus('requirementId');
  }, [key, chosen, setValue, setFocus]);
  // After the effect above: what was typed before wins.
  useKeptForm(`take action ${policyNumber}`, form);

  const submit = form.handleSubmit(async (values) => {
    setTaken(undefined);
    const item = await send(actionInput(policyNumber, values));
    if (!item) return;
    setTaken(item);
    announce(`${actionNames[item.action]} was sent to the carrier`);
    reset(emptyActionForm());
  });
  // Another try with other content is another action.
  useEffect(() => {
    if (error?.kind === 'conflict') setValue('idempotencyKey', crypto.randomUUID());
  }, [error, setValue]);
  const refused = (name: keyof ActionForm) =>
    error?.errors.find(({ field }) => field === name)?.message;

  return (
    <Card>
      <h2>Take action</h2>
      <ActionFormElement noValidate onSubmit={(event) => void submit(event)}>
        <Controller
          name="requirementId"
          control={control}
          render={({ field }) => (
            <Select
              {...field}
              label="Requirement"
              options={requirements}
              errorText={refused('requirementId')}
            />
          )}
        />
        <Controller
          name="action"
          control={control}
          render={({ field }) => (
            <Select
              {...field}
              label="Action"
              options={actionOptions(policy)}
              errorText={refused('action')}
            />
          )}
        />
        <Controller
          name="note"
          control={control}
          rules={{
            validate: (note) => {
              const { length } = note.trim();
              if (length === 0) return 'Write a note for the carrier.';
              return length <= longestNote || `Shorten the note to ${longestNote} characters.`;
            },
          }}
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              label="Note"
              most={longestNote}
              errorText={fieldState.error?.message ?? refused('note')}
            />
          )}
        />
        <Controller
          name="contactEmail"
          control={control}
          rules={{
            validate: (email) => email.trim() === '' || looksLikeEmail.test(email.trim()),
          }}
          render={({ field, fieldState }) => (
            <TextInput
              {...field}
              label="E-mail for questions (optional)"
              autoComplete="email"
              isValid={!fieldState.error && !refused('contactEmail')}
              errorText="Type an e-mail address, like dana@northfield.example."
            />
          )}
        />
        {isRefused && <Banner tone="warning">You do not have access to this action.</Banner>}
        {error && <Banner tone="danger">The action was not sent. {error.message}</Banner>}
        {taken && (
          <Banner tone="success">
            {actionNames[taken.action]} was sent to the carrier. Reference: {taken.actionItemId}
          </Banner>
        )}
        <Button type="submit" variant="primary" pending={isRunning} pendingText="Sending">
          Send to the carrier
        </Button>
      </ActionFormElement>
    </Card>
  );
}
