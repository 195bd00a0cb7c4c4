import { type FailureCase, stored, page } from '../../../testing/FailureCase.ts';
import { press, write } from '../../../testing/showPage.tsx';

const address = '/account-settings/alerts';
/** Missing permission is shown in place [S6]. */
const read = { ...page, '403': 'refused' } as const;
const changed = { ...stored, '403': 'refused' } as const;

/** The calls of alerts, and what each failure shows. */
export const failureCases: readonly FailureCase[] = [
  { address, call: 'getAlertPreferences', outcomes: read },
  { address, call: 'getDistributionEmails', outcomes: read },
  {
    address,
    call: 'saveAlertPreferences',
    outcomes: changed,
    steps: [() => press('Save alerts')],
  },
  {
    address,
    call: 'deleteAlertPreferences',
    outcomes: changed,
    steps: [() => press('Delete all preferences'), () => press('Delete all')],
  },
  {
    address,
    call: 'addDistributionEmail',
    outcomes: changed,
    steps: [() => write('Add an address', 'nora.quill@example.com'), () => press('Add address')],
  },
  {
    address,
    call: 'deleteDistributionEmail',
    outcomes: changed,
    steps: [() => press('Remove office@whitfield.example')],
  },
  {
    address,
    call: 'sendTestMessage',
    outcomes: changed,
    steps: [() => press('Send a test message to all')],
  },
];
