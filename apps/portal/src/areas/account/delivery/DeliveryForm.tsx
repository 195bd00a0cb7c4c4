import type { DeliveryOptions } from '@agent-portal/data/delivery/contract';
import {
  type DeliveryQuery,
  useUpdatePolicyDeliveryOptions,
} from '@agent-portal/data/delivery/hooks';
import { formatMoment } from '@agent-portal/format';
import { SwitchField, TextField } from '@agent-portal/ui/form';
import { toast } from '@agent-portal/ui/Toast';
import { useForm, useWatch } from 'react-hook-form';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { asSentence } from '../asSentence.ts';
import { emailRules, optionalEmailRules } from '../../../shared/form/emailRules.ts';
import { PageForm } from '../../../shared/form/PageForm.tsx';
import { UnsavedQuestion } from '../../../shared/form/UnsavedQuestion.tsx';
import {
  deliveryLabels as labels,
  type DeliveryValues,
  queryOf,
  valuesOf,
} from './deliveryValues.ts';
import { ConflictBanner } from '../../../shared/form/ConflictBanner.tsx';

interface DeliveryConflictProps {
  readonly message: string;
  readonly mine: DeliveryValues;
  readonly theirs: DeliveryOptions;
  readonly hasDownline: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const pairsOf = (options: DeliveryValues, hasDownline: boolean) =>
  [
    [labels.optOutForEDelivery, options.optOutForEDelivery ? 'On' : 'Off'],
    [labels.agentLinkSelected, options.agentLinkSelected ? 'On' : 'Off'],
    [labels.email, options.email || 'None'],
    [labels.accessCode, options.accessCode || 'None'],
    ...(hasDownline
      ? ([[labels.includeDownline, options.includeDownline ? 'On' : 'Off']] as const)
      : []),
  ] as const;

/** Shows the version that was saved in the meantime next to the form's values, and the user selects one. */
function DeliveryConflict(props: DeliveryConflictProps) {
  const { message, mine, theirs, hasDownline, onKeepMine, onTakeTheirs } = props;
  return (
    <ConflictBanner saveText="Keep mine" onTake={onTakeTheirs} onSaveMine={onKeepMine}>
      {message}
      <h3>{theirs.lastSavedBy ? `Saved by ${theirs.lastSavedBy}` : 'Saved'}</h3>
      <DescriptionList items={pairsOf(theirs, hasDownline)} />
      <h3>Yours</h3>
      <DescriptionList items={pairsOf(mine, hasDownline)} />
    </ConflictBanner>
  );
}

interface DeliveryFormProps {
  /** The query that the options were loaded with: the agent ID and the market. */
  readonly query: DeliveryQuery;
  /** Whether the agent has a downline that the options can apply to. */
  readonly hasDownline: boolean;
  readonly options: DeliveryOptions;
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
export function DeliveryForm({ query, options, hasDownline }: DeliveryFormProps) {
  const { make, isRunning, failure, clear } = useUpdatePolicyDeliveryOptions(query);
  const form = useForm({ defaultValues: valuesOf(options) });
  const { control, getValues, reset, formState } = form;
  const isOutdated =
    failure?.kind === 'conflict' && options.lastSavedDate !== getValues('lastSavedDate');
  const isOptedOut = useWatch({ control, name: 'optOutForEDelivery' });

  async function save(values: DeliveryValues) {
    const includeDownline = hasDownline && values.includeDownline;
    const typed = queryOf({ ...values, includeDownline });
    const saved = await make({ query: { ...typed, ...agentQuery(query, options) } });
    if (!saved) return;
    reset(valuesOf(saved));
    toast('Policy delivery is saved');
  }
  const saveMine = form.handleSubmit((values) =>
    save({ ...values, lastSavedDate: options.lastSavedDate }),
  );
  const takeTheirs = () => {
    clear();
    reset(valuesOf(options));
  };

  return (
    <PageForm
      form={form}
      name={['delivery', ...Object.values(query)].join(' ')}
      labels={labels}
      hasSummary={false}
      isRunning={isRunning}
      failure={failure}
      failed="The options were not saved"
      conflict={
        isOutdated && (
          <DeliveryConflict
            message={failure.message}
            mine={getValues()}
            theirs={options}
            hasDownline={hasDownline}
            onKeepMine={() => void saveMine()}
            onTakeTheirs={takeTheirs}
          />
        )
      }
      submit="Save"
      submitting="Saving"
      onSubmit={save}
    >
      <p>{savedText(options)}</p>
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
      <UnsavedQuestion isUnsaved={formState.isDirty && !isRunning} guardsQuery>
        Your options are not saved yet. If you leave, you lose what you changed.
      </UnsavedQuestion>
    </PageForm>
  );
}
