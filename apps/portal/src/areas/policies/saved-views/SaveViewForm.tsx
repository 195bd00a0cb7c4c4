import { longestViewName, type SavedViewList } from '@agent-portal/data/saved-views/contract';
import { useSaveView } from '@agent-portal/data/saved-views/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Button } from '@agent-portal/ui/Button';
import { TextInput } from '@agent-portal/ui/TextInput';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useFormErrors } from '../../../shared/form/useFormErrors.ts';
import { useFormDraft } from '../../../shared/form/useFormDraft.ts';
import type { ShownNow } from './SavedViewsPanel.styles.ts';

interface SaveViewFormProps {
  readonly list: SavedViewList;
  /** The content that the view stores. */
  readonly shows: ShownNow;
  readonly label: string;
  /** The label of the button. */
  readonly submit: string;
  /** The view to rename. Without it, the form saves a new view. */
  readonly formerName?: string;
  readonly onDone: (name: string) => void;
  /** Reports whether the form has an unsaved name. Pass a stable function. */
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
  /** Shows a Cancel button and receives the focus. */
  readonly onCancel?: () => void;
}

const labels = { name: 'The name' };

/** The form for the name of a view. Errors show below the field. */
export function SaveViewForm(props: SaveViewFormProps) {
  const { list, shows, label, submit, formerName, onDone, onUnsavedChange, onCancel } = props;
  const { make, isRunning, failure: error, clear } = useSaveView();
  const form = useForm({ defaultValues: { name: formerName ?? '' } });
  useFormDraft(`saved view ${list} ${formerName ?? ''}`, form);
  const { other } = useFormErrors(form, labels, error);
  const { setFocus, formState } = form;
  const isRename = formerName !== undefined;
  const isUnsaved = formState.isDirty && !isRunning;
  useEffect(() => {
    onUnsavedChange(isUnsaved);
    return () => onUnsavedChange(false);
  }, [onUnsavedChange, isUnsaved]);
  useEffect(() => {
    // The panel of a new view opens with the focus on its heading.
    const isAtStart = document.activeElement?.matches('[role="dialog"] h2');
    if (isRename || isAtStart) setFocus('name', { shouldSelect: isRename });
  }, [isRename, setFocus]);

  const save = form.handleSubmit(async ({ name: typed }) => {
    const name = typed.trim();
    const body = { list, name, ...shows, ...(isRename && { formerName }) };
    if (!(await make({ body }))) return setFocus('name');
    announce(isRename ? `${formerName} is now ${name}` : `${name} is saved`);
    form.reset();
    return onDone(name);
  });

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Controller
        control={form.control}
        name="name"
        rules={{ validate: (name) => name.trim() !== '' || 'Enter a name.' }}
        render={({ field, fieldState }) => (
          <TextInput
            {...field}
            label={label}
            required
            maxLength={longestViewName}
            autoComplete="off"
            onChange={(name) => {
              clear();
              field.onChange(name);
            }}
            error={other?.message ?? fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" size="small" isBusy={isRunning}>
        {submit}
      </Button>
      {onCancel && (
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  );
}
