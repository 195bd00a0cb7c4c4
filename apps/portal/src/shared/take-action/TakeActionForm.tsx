import { type ActionItem, longestNote } from '@agent-portal/data/policies/actions/contract';
import { usePolicyDocuments } from '@agent-portal/data/policies/uploads/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { SelectField, TextAreaField, TextField } from '@agent-portal/ui/form';
import { Paperclip } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from '@agent-portal/ui/Toast';
import { ErrorSummary } from '@agent-portal/ui/ErrorSummary';
import { UnsavedQuestion } from '../form/UnsavedQuestion.tsx';
import { useFormErrors } from '../form/useFormErrors.ts';
import { useFormDraft } from '../form/useFormDraft.ts';
import {
  type ActionForm,
  type ActionSubject,
  actionInput,
  actionOptions,
  emptyActionForm,
  requirementOptions,
  suggestedAction,
} from './actionForm.ts';
import { actionNames } from './actionNames.ts';
import { type ChosenDocument, markChanged } from './ChosenDocument.ts';
import { ActionFormElement } from './TakeActionForm.styles.ts';
import { contactRules } from './contactRules.ts';
import { useSendAction } from './useSendAction.ts';
import { recentText, useRecentAction } from './useRecentAction.ts';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { DocumentsFieldProps } from './DocumentsField.tsx';

/** Its code loads only where the carrier takes documents. */
const LazyDocumentsField = lazyComponent<DocumentsFieldProps>(
  async () => (await import('./DocumentsField.tsx')).DocumentsField,
);

/** The labels of the fields, also used in the error summary. */
const labels = {
  requirementId: 'Requirement',
  action: 'Action',
  note: 'Note',
  contactEmail: 'E-mail',
  files: 'Documents',
} as const;

/** Shows why the action was not sent, also in a low window or a drawer. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });

export interface TakeActionFormProps {
  readonly policy: ActionSubject;
  /** The names of the policy's clients, which stay visible next to the button. */
  readonly client: string;
  /** The id of the requirement that the form selects. */
  readonly wanted?: string | undefined;
  /** Called when the user sends the form, before the call. */
  readonly onSend?: (() => void) | undefined;
  readonly onSent: (item: ActionItem) => void;
  /** The input that the user typed earlier in this visit. */
  readonly draft?: ActionForm | undefined;
  /** Called when the form is removed, with what the user typed and did not send. */
  readonly onLeave?: ((draft: ActionForm | undefined) => void) | undefined;
}

/** Takes an action on a policy. The input survives the end of the session (decisions, 7). */
export function TakeActionForm({
  policy,
  client,
  wanted = '',
  onSend,
  onSent,
  draft,
  onLeave,
}: TakeActionFormProps) {
  const { policyNumber } = policy;
  const requirements = requirementOptions(policy);
  const { send, isRunning, isForbidden, isMissing, error, sent, cancel } = useSendAction();
  // Without this call, the carrier takes no documents.
  const takesDocuments = usePolicyDocuments({ params: { id: policyNumber } }).data !== undefined;
  const [chosenFiles, setChosenFiles] = useState<readonly ChosenDocument[]>([]);
  // The field opens on request, so that the whole form is visible without it.
  const [isAdding, setIsAdding] = useState(false);
  const filesInput = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const chosen = requirements.some(({ value }) => value === wanted) ? wanted : '';
  const form = useForm<ActionForm>({
    defaultValues: emptyActionForm(policy, chosen),
    shouldFocusError: false,
  });
  const { control, setValue, reset, resetField, clearErrors, formState } = form;
  useEffect(() => {
    if (chosen) setValue('requirementId', chosen);
  }, [chosen, setValue]);
  const restore = useEffectEvent(() => draft && reset(draft, { keepDefaultValues: true }));
  const isDirty = useRef(false);
  useEffect(() => {
    isDirty.current = formState.isDirty;
  });
  const leave = useEffectEvent(() => onLeave?.(isDirty.current ? form.getValues() : undefined));
  useEffect(() => {
    restore();
    return () => leave();
  }, []);
  // Runs after the effects above, so that restored input has priority.
  useFormDraft(`take action ${policyNumber}`, form);

  const action = useWatch({ control, name: 'action' });
  const about = useWatch({ control, name: 'requirementId' });
  const isActionChosen = formState.dirtyFields.action === true;
  const suggestedFor = useRef(about);
  useEffect(() => {
    if (suggestedFor.current === about || isActionChosen) return;
    suggestedFor.current = about;
    resetField('action', { defaultValue: suggestedAction(policy, about) });
  }, [policy, about, isActionChosen, resetField]);
  const hasDocuments = takesDocuments && action === 'ProvideInformation';
  const files = hasDocuments ? chosenFiles.map(({ file }) => file) : [];
  const filesError = (formState.errors as { files?: { readonly message?: string } }).files?.message;
  // The files are not part of the form, because they cannot be stored when the session ends.
  const clearFilesError = () => clearErrors('files' as 'root');

  const { recent, isChecking, mustConfirm } = useRecentAction(policyNumber);
  const { summary, other } = useFormErrors(form, labels, error);

  /** Names the files that changed after they were chosen. @returns whether there are any */
  async function refuseChanged() {
    const marked = await markChanged(files.length > 0 ? chosenFiles : []);
    const changed = marked.filter(({ hasChanged }) => hasChanged);
    if (changed.length === 0) return false;
    setChosenFiles(marked);
    const texts = changed.map(({ file }) => `${file.name} has changed. Choose it again.`);
    form.setError('files' as 'root', { message: texts.join(' ') });
    return true;
  }

  // An upload that the carrier has received completely cannot be stopped.
  const canCancel = isRunning && sent !== undefined && sent < 1;
  function cancelUpload() {
    cancel();
    sendButton.current?.focus();
    toast('The upload was cancelled. The carrier received nothing.');
  }

  const submit = form.handleSubmit(async (values) => {
    onSend?.();
    if ((await refuseChanged()) || (await mustConfirm(values))) return;
    const item = await send(actionInput(policyNumber, values), files);
    if (!item) {
      // The browser ends an upload whose file changes meanwhile, like one without a network.
      await refuseChanged();
      return;
    }
    announce(`${actionNames[item.action]} was sent to the carrier`);
    reset(emptyActionForm(policy));
    setChosenFiles([]);
    setIsAdding(false);
    onSent(item);
  });
  // The server has this key with other content, so the next attempt is a new action.
  useEffect(() => {
    if (error?.kind === 'conflict') setValue('idempotencyKey', crypto.randomUUID());
  }, [error, setValue]);

  return (
    <>
      <UnsavedQuestion
        isUnsaved={(formState.isDirty || files.length > 0) && !isRunning}
        // A draft has the text, and no documents.
        guardsQuery={files.length > 0}
      >
        Your action is not sent yet. If you leave, you lose what you entered.
      </UnsavedQuestion>
      <ActionFormElement
        noValidate
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || !canCancel) return;
          event.preventDefault();
          cancelUpload();
        }}
        onSubmit={(event) => {
          clearFilesError();
          void submit(event);
        }}
      >
        <ErrorSummary
          {...summary}
          onGoTo={(name) => (name === 'files' ? filesInput.current?.focus() : summary.onGoTo(name))}
        />
        <div data-part="what">
          <SelectField
            name="requirementId"
            control={control}
            label={labels.requirementId}
            options={requirements}
          />
          <SelectField
            name="action"
            control={control}
            label={labels.action}
            options={actionOptions(policy)}
          />
        </div>
        <TextAreaField
          name="note"
          control={control}
          rules={contactRules.note}
          label={labels.note}
          rows={3}
          most={longestNote}
        />
        {hasDocuments && isAdding && (
          <LazyDocumentsField
            inputRef={filesInput}
            chosen={chosenFiles}
            onChange={(chosenNow) => {
              clearFilesError();
              setChosenFiles(chosenNow);
            }}
            isSending={isRunning}
            sent={sent}
            error={filesError}
          />
        )}
        <TextField
          name="contactEmail"
          control={control}
          rules={contactRules.contactEmail}
          label="E-mail for questions"
          isOptional
          autoComplete="email"
        />
        {(isForbidden || isMissing || (other && !filesError)) && (
          <div ref={scrollIntoView}>
            {isForbidden && <Banner tone="warning">You do not have access to this action.</Banner>}
            {isMissing && (
              <Banner tone="warning">
                The action was not sent: no policy with the number {policyNumber} is in your book of
                business.
              </Banner>
            )}
            {other && !filesError && (
              <Banner tone="danger">The action was not sent. {other.message}</Banner>
            )}
          </div>
        )}
        {recent && (
          <Banner tone="warning" role="alert">
            {recentText(recent)} Send yours only if it is still needed.
          </Banner>
        )}
        <div data-part="send">
          <Button
            ref={sendButton}
            type="submit"
            variant="primary"
            isBusy={isRunning || isChecking}
            busyText="Sending"
          >
            {recent ? 'Send anyway' : 'Send to the carrier'}
          </Button>
          {canCancel && <Button onClick={cancelUpload}>Cancel</Button>}
          {hasDocuments && !isAdding && (
            <Button
              variant="quiet"
              icon={<Paperclip aria-hidden />}
              disabled={isRunning}
              onClick={() => setIsAdding(true)}
            >
              Add documents
            </Button>
          )}
          <p>
            {canCancel
              ? `${Math.floor(sent * 100)} % sent`
              : `For ${client || 'no client on file'}, ${policyNumber}`}
          </p>
        </div>
      </ActionFormElement>
    </>
  );
}
