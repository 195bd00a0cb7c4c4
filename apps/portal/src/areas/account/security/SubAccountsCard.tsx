import { useRequireOfSubAccounts } from '@agent-portal/data/second-step/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Card } from '@agent-portal/ui/Card';
import { Link } from '@agent-portal/ui/Link';
import { Switch } from '@agent-portal/ui/Switch';
import { toast } from '@agent-portal/ui/Toast';
import { paths } from '../../../paths.ts';

/** Whether the agent requires a second step from its sub-accounts. */
export function SubAccountsCard({ isRequired }: { readonly isRequired: boolean }) {
  const { make, failure } = useRequireOfSubAccounts();
  const change = async (isOn: boolean) => {
    if (!(await make({ body: { isRequired: isOn } }))) return;
    toast(isOn ? 'Your users need a second step' : 'A second step is optional for your users');
  };
  return (
    <Card>
      <h2>Your users</h2>
      <p>
        Require a second step for all users that you invited. Users without one set it up at their
        next login. <Link href={paths.settings('users')}>Users</Link> shows who has one.
      </p>
      <div data-part="commands">
        <Switch
          label="Users need a second step"
          checked={isRequired}
          onChange={(isOn) => void change(isOn)}
        />
      </div>
      {failure && <Banner tone="danger">Nothing was changed. {failure.message}</Banner>}
    </Card>
  );
}
