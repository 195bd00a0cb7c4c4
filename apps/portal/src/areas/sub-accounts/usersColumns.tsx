import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';
import { formatMoment } from '@agent-portal/format';
import { Button } from '@agent-portal/ui/Button';
import type { Column } from '@agent-portal/ui/DataTable';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { Stack } from '@agent-portal/ui/Stack';
import { Text } from '@agent-portal/ui/Text';
import { styled } from 'styled-components';
import { EmailText } from '../../shared/cells/EmailLink.tsx';
import { rolesText } from './Access.ts';
import { untilText, UserState } from './UserState.tsx';

/** Wraps in its column, whose badges stay on one line. */
const StateNote = styled(Text)`
  white-space: normal;
`;

const nameOf = ({ firstName, lastName }: SubAccount) => `${lastName}, ${firstName}`;

/** The last change, with its date and user: 'Suspended 11/06/2026 by Dana Whitfield'. */
function changeText({ lastChange }: SubAccount): string | null {
  if (lastChange === null) return null;
  const { what, at, by, byHomeOffice } = lastChange;
  const who = by && ` by ${by}${byHomeOffice ? ', home office' : ''}`;
  return `${what} ${formatMoment(at)}${who ?? ''}`;
}

/**
 * The columns of the users.
 * @param onManage opens the commands for a user
 * @param today the carrier's business date
 */
export const usersColumns = (
  onManage: (username: string) => void,
  today: string,
): readonly Column<SubAccount>[] => [
  {
    id: 'name',
    header: 'Name',
    kind: 'person',
    value: nameOf,
    heading: true,
    card: 'lead',
    width: 9,
  },
  {
    id: 'emailAddress',
    header: 'E-mail',
    card: 'summary',
    width: 14.25,
    hideOrder: 3,
    cell: ({ emailAddress }) => <EmailText address={emailAddress} />,
  },
  {
    id: 'roles',
    header: 'Roles',
    value: ({ roles }) => rolesText(roles),
    width: 10.5,
    hideOrder: 4,
  },
  {
    id: 'state',
    header: 'State',
    kind: 'status',
    cell: (user) => (
      <Stack direction="row" gap={4}>
        <UserState user={user} today={today} />
        <StateNote size="small" tone="muted">
          {untilText(user, today)}
        </StateNote>
        {user.hasSecondStep && (
          <StateNote size="small" tone="muted">
            Second step on
          </StateNote>
        )}
      </Stack>
    ),
    width: 11.25,
  },
  {
    id: 'lastSignIn',
    header: 'Last login',
    kind: 'date',
    value: ({ lastSignIn }) => lastSignIn,
    hideOrder: 2,
  },
  { id: 'lastChange', header: 'Last change', value: changeText, width: 11, hideOrder: 1 },
  {
    id: 'manage',
    header: 'Action',
    kind: 'action',
    cell: (user) => (
      <Button
        size="small"
        aria-label={`Manage ${user.firstName} ${user.lastName}`}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => onManage(user.username)}
      >
        Manage
      </Button>
    ),
  },
];
