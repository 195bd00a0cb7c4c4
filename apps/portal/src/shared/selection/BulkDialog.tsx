import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { formatCount } from '@agent-portal/format';
import { type ReactNode, useEffect } from 'react';
import type { ApiError } from '@agent-portal/data';
import { useConfirmClose } from '../form/useConfirmClose.tsx';
import { BulkOutcome, outcomeText } from './BulkOutcome.tsx';
import { ChosenNames } from './ChosenNames.tsx';
import { ForWhom } from './Selection.styles.ts';
import type { Bulk } from './useBulk.ts';

interface BulkDialogProps {
  readonly title: string;
  /** The id of the form in the children. */
  readonly formId: string;
  readonly submitText: string;
  readonly bulk: Pick<Bulk, 'rows' | 'result' | 'isRunning' | 'sendAgain'>;
  /** Why the whole call failed, if no field says it. */
  readonly failure: ApiError | undefined;
  /** The form has input that was not sent. */
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
  /** The form. */
  readonly children: ReactNode;
}

/**
 * The dialog of a change of several policies: the names of the clients, the form, and then what became of each
 * policy. The input stays after a failure.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { title, formId, submitText, bulk, failure, isUnsaved, onClose, children } = props;
  const { rows, result, isRunning, sendAgain } = bulk;
  const isOpen = isUnsaved && !result && !isRunning;
  const { close, question } = useConfirmClose(isOpen, 'what you entered', onClose);
  useEffect(() => {
    if (result) announce(outcomeText(result));
  }, [result]);
  const [first] = rows;
  const others = rows.length > 1 ? ` and ${formatCount(rows.length - 1)} more` : '';
  const failed = failure && (
    <Banner tone="danger">
      {failure.kind === 'not-offered'
        ? 'Your carrier does not offer this.'
        : `Some may not have been changed. ${failure.message}`}
    </Banner>
  );

  return (
    <Dialog
      isOpen
      title={title}
      onClose={close}
      footer={
        result ? (
          <>
            {result.refused.length > 0 && (
              <Button isBusy={isRunning} busyText="Trying again" onClick={() => void sendAgain()}>
                Try again
              </Button>
            )}
            <Button variant="primary" onClick={close}>
              Close
            </Button>
          </>
        ) : (
          <>
            <ForWhom>
              For {first?.primaryInsured}
              {others}
            </ForWhom>
            <Button onClick={close}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={isRunning}
              busyText="Sending"
            >
              {submitText}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <>
          {/* Another number takes the focus again. */}
          <BulkOutcome key={result.refused.length} result={result} />
          {failed}
        </>
      ) : (
        <>
          <ChosenNames rows={rows} />
          {children}
          {failed}
        </>
      )}
      {question}
    </Dialog>
  );
}
