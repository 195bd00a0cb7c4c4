import { ActionsTaken } from './ActionsTaken.tsx';
import { PolicyFrame } from './PolicyFrame.tsx';
import { RequirementList } from './RequirementList.tsx';
import { TakeActionForm } from './TakeActionForm.tsx';

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
