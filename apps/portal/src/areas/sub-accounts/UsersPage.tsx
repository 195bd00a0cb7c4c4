import { useSubAccounts } from '@agent-portal/data/sub-accounts/hooks';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { DataTable } from '@agent-portal/ui/DataTable';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/SessionContext.ts';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { usePortal } from '../../PortalContext.ts';
import { PageCommands } from '../../shared/files/PageCommands.tsx';
import { HelpDesk } from '../../shared/help/HelpDesk.tsx';
import { ListKeys } from '../../shared/list/lazyParts.ts';
import { LoadError } from '../../shared/page/LoadError.tsx';
import { SettingsFrame } from '../../shared/settings/SettingsFrame.tsx';
import { accessFormName } from './AccessForm.tsx';
import { inviteFormName, InviteUser } from './InviteUser.tsx';
import { ManageUser } from './ManageUser.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { usersColumns } from './usersColumns.tsx';

/** An explanation of users, below their list. */
const UsersNote = styled.p`
  margin-block: ${token('space-16')} 0;
  color: ${token('color-text-muted')};
`;

/** /account-settings/users: the sub-accounts of an agent, and what each may access [S2]. */
export function UsersPage() {
  const { user } = useSession();
  const { formDrafts } = usePortal();
  const { data, error, isRefreshing, retry } = useSubAccounts();
  // Restores the form with the values that were typed before the session ended.
  const [isInviting, setIsInviting] = useState(() => formDrafts.has(inviteFormName, user));
  // The command 'Invite a user' opens the page with the dialog.
  const [search, setSearch] = useSearchParams();
  const isInviteLink = search.has('invite');
  const [managed, setManaged] = useState<string>();
  const [isKnown, setIsKnown] = useState(false);
  const today = useBusinessDate();
  const columns = useMemo(() => usersColumns(setManaged, today), [today]);
  if (data && !isKnown) {
    setIsKnown(true);
    setManaged(
      data.subAccounts.find(({ username }) => formDrafts.has(accessFormName(username), user))
        ?.username,
    );
  }
  if (error?.kind === 'not-offered') {
    return (
      <SettingsFrame>
        <Card>
          <h2>Users are managed elsewhere</h2>
          <p>The help desk can add, change and remove your sub-accounts for you.</p>
          <HelpDesk />
        </Card>
      </SettingsFrame>
    );
  }
  const users = data?.subAccounts ?? [];
  return (
    <SettingsFrame
      actions={
        <>
          <Button
            variant="primary"
            onPointerEnter={loadDialog}
            onFocus={loadDialog}
            onClick={() => setIsInviting(true)}
          >
            Invite a user
          </Button>
          <PageCommands onRefresh={retry} />
        </>
      }
    >
      <DataTable
        name="Users"
        columns={columns}
        rows={users}
        rowKey={({ username }) => username}
        status={error ? 'error' : data ? (isRefreshing ? 'refreshing' : 'ready') : 'loading'}
        error={error && <LoadError error={error} onRetry={retry} />}
        empty={
          <p>
            <strong>No users yet.</strong> Invite someone who works with you.
          </p>
        }
      />
      <ListKeys />
      <UsersNote>
        Users log in with their own e-mail address and password. Their roles decide what they see of
        your business. They cannot change your account settings.
      </UsersNote>
      {(isInviting || isInviteLink) && (
        <InviteUser
          users={users}
          onClose={() => {
            setIsInviting(false);
            if (isInviteLink) setSearch({}, { replace: true });
          }}
        />
      )}
      {managed !== undefined && (
        <ManageUser
          user={users.find(({ username }) => username === managed)}
          users={users}
          onClose={() => setManaged(undefined)}
        />
      )}
    </SettingsFrame>
  );
}

export { UsersPage as Page };
