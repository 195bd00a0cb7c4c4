import type { DeliveryOptions } from '@agent-portal/data/delivery/contract';
import {
  type DeliveryQuery,
  useUpdatePolicyDeliveryOptions,
} from '@agent-portal/data/delivery/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatMoment } from '@agent-portal/format';
import { SwitchField, TextField } from '@agent-portal/ui/form';
import { toast } from '@agent-portal/ui/Toast';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { asSentence } from '../asSentence.ts';
import { emailRules, optionalEmailRules } from '../../../shared/form/emailRules.ts';
import { UnsavedQuestion } from '../../../shared/form/UnsavedQuestion.tsx';
import { useFormErrors } from '../../../shared/form/useFormErrors.ts';
import { useKeptForm } from '../../../shared/form/useKeptForm.ts';
import { DeliveryConflict } from './DeliveryConflict.tsx';
import { DeliveryFields } from './DeliveryForm.styles.ts';
import { deliveryLabels as labels, queryOf, valuesOf } from './deliveryValues.ts';

interface DeliveryFormProps {
  /** The query that the options were loaded with: the agent ID and the market. */
  readonly query: DeliveryQuery;
  /** Whether the agent has a downline that the options can apply to. */
  readonly hasDownline: boolean;
  readonly options: DeliveryOptions;
  /** Whether they are being loaded again. */
  readonly isRefreshing: boolean;
}

function savedText({ lastSavedDate, lastSavedBy }: DeliveryOptions): string {
  if (lastSavedDate === null) return 'Nothing was saved yet.';
  const by = lastSavedBy ? ` by ${lastSavedBy}` : '';
  return asSentence(`Last saved on ${formatMoment(lastSavedDate)}${by}`);
}

/** The agent ID, and the market if the carrier sends it [S7]. */
const agentQuery = (query: DeliveryQuery, { marketCode }: DeliveryOptions) => ({
  ...query,
  ...(query.ViewAsAgentNumber !== undefined &&
    marketCode !== undefined && { ViewAsMarketCode: marketCode }),
});

/** Edits how policies are delivered. A save that conflicts with a newer one shows both (decisions, 3). */
export function DeliveryForm({ query, options, hasDownline, isRefreshing }: DeliveryFormProps) {
  const { make, isRunning, failure, clear } = useUpdatePolicyDeliveryOptions(query);
  const form = useForm({ defaultValues: valuesOf(options) });
  const { control, getValues, reset, handleSubmit, formState, setFocus } = form;
  useKeptForm(['delivery', ...Object.values(query)].join(' '), form);
  const { onInvalid, summary, other } = useFormErrors(form, labels, failure);
  const refused = other ? undefined : failure;
  const atFault = summary.items[0]?.name;
  useEffect(() => {
    if (refused && atFault) setFocus(atFault as keyof typeof labels);
  }, [refused, atFault, setFocus]);
  const isConflict = failure?.kind === 'conflict';
  const isOutdated =
    isConflict && !isRefreshing && options.lastSavedDate !== getValues('lastSavedDate');
  const isOptedOut = useWatch({ control, name: 'optOutForEDelivery' });

  const saveOver = (lastSavedDate: string | null) =>
    handleSubmit(async (values) => {
      const includeDownline = hasDownline && values.includeDownline;
      const typed = queryOf({ ...values, includeDownline, lastSavedDate });
      const saved = await make({ query: { ...typed, ...agentQuery(query, options) } });
      if (!saved) return;
      reset(valuesOf(saved));
      toast('Policy delivery is saved');
    }, onInvalid)();
  const takeTheirs = () => {
    clear();
    reset(valuesOf(options));
  };

  return (
    <DeliveryFields
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveOver(getValues('lastSavedDate'));
      }}
    >
      <p>{savedText(options)}</p>
      {isOutdated && (
        <DeliveryConflict
          message={failure.message}
          mine={getValues()}
          theirs={options}
          hasDownline={hasDownline}
          onKeepMine={() => void saveOver(options.lastSavedDate)}
          onTakeTheirs={takeTheirs}
        />
      )}
      <SwitchField name="optOutForEDelivery" control={control} label={labels.optOutForEDelivery} />
      <SwitchField name="agentLinkSelected" control={control} label={labels.agentLinkSelected} />
      <TextField
        name="email"
        control={control}
        rules={isOptedOut ? optionalEmailRules : emailRules}
        label={labels.email}
        hint="We send a message here when a policy is available."
        size={40}
      />
      <TextField
        name="accessCode"
        control={control}
        isSecret
        size={12}
        rules={{
          pattern: {
            value: /^([A-Za-z0-9]{4,10})?$/,
            message: 'Enter 4 to 10 letters and digits, or leave it empty.',
          },
        }}
        label={labels.accessCode}
        hint="Opens the documents: 4 to 10 letters and digits. Leave it empty if none is required."
      />
      {hasDownline && (
        <SwitchField name="includeDownline" control={control} label={labels.includeDownline} />
      )}
      {other && !isOutdated && !(isConflict && isRefreshing) && (
        <Banner tone="danger">The options were not saved. {other.message}</Banner>
      )}
      <Button type="submit" variant="primary" isBusy={isRunning} busyText="Saving">
        Save
      </Button>
      <UnsavedQuestion isUnsaved={formState.isDirty && !isRunning} guardsQuery>
        Your options are not saved yet. If you leave, you lose what you changed.
      </UnsavedQuestion>
    </DeliveryFields>
  );
}
