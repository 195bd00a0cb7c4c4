import type { SelectedRow } from '@agent-portal/data/selection/contract';
import { formatCount } from '@agent-portal/format';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import type { FormLabels } from '../../../shared/form/useFormErrors.ts';
import { ForWhom, Names, ResultText } from './Selection.styles.ts';
import type { Bulk, BulkResult } from './useBulk.ts';
import { countOf } from '../../../shared/list/rows/countOf.ts';

/** The names that show without a press. */
const shownAtFirst = 10;

/** The clients of the rows that an action is about: the first ten, and all of them on request. */
function ChosenNames({ rows }: { readonly rows: readonly SelectedRow[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, shownAtFirst);
  const more = rows.length - shown.length;
  return (
    <Names>
      <p>For {countOf(rows.length, 'policy', 'policies')}:</p>
      <ul>
        {shown.map(({ key, primaryInsured, policyNumber }) => (
          <li key={key}>
            {primaryInsured}, {policyNumber}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" variant="quiet" aria-expanded={false} onClick={() => setIsOpen(true)}>
          and {formatCount(more)} more
        </Button>
      )}
    </Names>
  );
}

/** In words: 'Done for 37. 3 were not possible.' */
function outcomeText({ done, refused }: BulkResult): string {
  const rest =
    refused.length === 1 ? '1 was not possible.' : `${refused.length} were not possible.`;
  return `Done for ${formatCount(done.length)}.${refused.length > 0 ? ` ${rest}` : ''}`;
}

/** What became of each policy: how many are done, and why the others are not. It takes the focus. */
function BulkOutcome({ result }: { readonly result: BulkResult }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that sent it is gone. The dialog moves the focus to its first button in the next frame.
    const frame = requestAnimationFrame(() => text.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ResultText>
      <p ref={text} tabIndex={-1}>
        {outcomeText(result).replace(/possible\.$/, 'possible:')}
      </p>
      {result.refused.length > 0 && (
        <ul>
          {result.refused.map(({ row, reason }) => (
            <li key={row.key}>
              <strong>
                {row.primaryInsured}, {row.policyNumber}
              </strong>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </ResultText>
  );
}

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
