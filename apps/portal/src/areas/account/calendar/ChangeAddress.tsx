import { asSentence } from '../asSentence.ts';
import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';

const texts = {
  replace: {
    title: 'Replace the calendar address?',
    text: 'The old address stops working at once. Calendars that use it no longer get your follow-ups and deadlines until you give them the new one.',
    command: 'Replace now',
    pending: 'Replacing',
    failed: 'The address was not replaced',
  },
  revoke: {
    title: 'Revoke the calendar address?',
    text: 'The address stops working at once. Calendars that use it no longer get your follow-ups and deadlines. You can create a new address at any time.',
    command: 'Revoke now',
    pending: 'Revoking',
    failed: 'The address was not revoked',
  },
} as const;

interface ChangeAddressProps {
  readonly change: keyof typeof texts;
  readonly isRunning: boolean;
  readonly failure: ApiError | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an address stops working. */
export function ChangeAddress({
  change,
  isRunning,
  failure,
  onConfirm,
  onClose,
}: ChangeAddressProps) {
  const { title, text, command, pending, failed } = texts[change];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Keep address</Button>
          <Button variant="danger" isBusy={isRunning} busyText={pending} onClick={onConfirm}>
            {command}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {failure && (
        <Banner tone="danger">
          {failed}. {asSentence(failure.message)}
        </Banner>
      )}
    </Dialog>
  );
}
