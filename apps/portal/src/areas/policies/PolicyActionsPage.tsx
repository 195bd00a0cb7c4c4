import { ActionsTaken } from './components/ActionsTaken.tsx';
import { PolicyFrame } from './components/PolicyFrame.tsx';
import { RequirementList } from './components/RequirementList.tsx';
import { TakeActionForm } from './components/TakeActionForm.tsx';

/** /policy/:id/actions: what the policy asks of the agent, and what was done (decisions, 3). */
export function Page() {
  return (
    <PolicyFrame>
      {(policy) => (
        <>
          <RequirementList policy={policy} />
          <TakeActionForm policy={policy} />
          <ActionsTaken policyNumber={policy.policyNumber} />
        </>
      )}
    </PolicyFrame>
  );
}
