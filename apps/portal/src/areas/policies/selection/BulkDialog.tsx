import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatCount } from '@agent-portal/format';
import { type ReactNode, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import type { FormLabels } from '../../../shared/form/useFormErrors.ts';
import { BulkOutcome, outcomeText } from './BulkOutcome.tsx';
import { ChosenNames } from './ChosenNames.tsx';
import { ForWhom } from './Selection.styles.ts';
import type { Bulk } from './useBulk.ts';

interface BulkDialogProps<Values extends FieldValues> {
  readonly title: string;
  readonly form: UseFormReturn<Values>;
  /** Identifies the stored input (`FormDialog`). */
  readonly name?: string | undefined;
  readonly labels: FormLabels;
  readonly submit: string;
  readonly bulk: Pick<Bulk, 'rows' | 'result' | 'isRunning' | 'failure' | 'sendAgain'>;
  readonly onSubmit: (values: Values) => unknown;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * The dialog of a change of several policies: the names of the clients, the form, and then what became of each
 * policy. The input stays after a failure.
 */
export function BulkDialog<Values extends FieldValues>(props: BulkDialogProps<Values>) {
  const { bulk, children, ...form } = props;
  const { rows, result, isRunning, failure, sendAgain } = bulk;
  useEffect(() => {
    if (result) announce(outcomeText(result));
  }, [result]);
  const notOffered = failure?.kind === 'not-offered' && 'Your carrier does not offer this.';
  const [first] = rows;
  const others = rows.length > 1 ? ` and ${formatCount(rows.length - 1)} more` : '';

  return (
    <FormDialog
      {...form}
      isRunning={isRunning}
      failure={notOffered ? undefined : failure}
      failed="Some may not have been changed"
      submitting="Sending"
      note={
        <ForWhom>
          For {first?.primaryInsured}
          {others}
        </ForWhom>
      }
      outcome={
        result && {
          content: (
            <>
              {/* Another number takes the focus again. */}
              <BulkOutcome key={result.refused.length} result={result} />
              {failure && (
                <Banner tone="danger">
                  {notOffered || `Some may not have been changed. ${failure.message}`}
                </Banner>
              )}
            </>
          ),
          footer: (
            <>
              {result.refused.length > 0 && (
                <Button isBusy={isRunning} busyText="Trying again" onClick={() => void sendAgain()}>
                  Try again
                </Button>
              )}
              <Button variant="primary" onClick={form.onClose}>
                Close
              </Button>
            </>
          ),
        }
      }
    >
      <ChosenNames rows={rows} />
      {children}
      {notOffered && <Banner tone="danger">{notOffered}</Banner>}
    </FormDialog>
  );
}
