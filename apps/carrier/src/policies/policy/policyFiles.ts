import { clientNames } from '@agent-portal/data/policies/clientNames';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { formatDate } from '@agent-portal/format';
import { writePdf } from '../../documents/pdf.ts';
import type { FileAnswer } from '../../http/answers/answer.ts';
import type { Deps } from '../../http/appEnv.ts';
import { getPolicyDetails } from './policyDetails.ts';
import { applicationSections, policySections } from './policySections.ts';
import type { BookOwner } from '../../book/scope.ts';

/** A policy as a PDF [S7]. @throws {Problem} 404 when it does not exist or belongs to another agent */
export async function policyFile(
  deps: Deps,
  caller: BookOwner,
  policyNumber: string,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const policy = await getPolicyDetails(deps, caller, policyNumber);
  const content = {
    title: `Policy ${policy.policyNumber}`,
    subtitle: subtitle(policy, deps.today),
    sections: policySections(policy),
  };
  return {
    name: `policy-${policy.policyNumber}.pdf`,
    body: await writePdf(content, deps.now(), signal),
  };
}

/** The application for a policy as a PDF [S7]. @throws {Problem} 404 as for the policy */
export async function applicationFile(
  deps: Deps,
  caller: BookOwner,
  policyNumber: string,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const policy = await getPolicyDetails(deps, caller, policyNumber);
  const content = {
    title: `Application ${policy.policyNumber}`,
    subtitle: subtitle(policy, deps.today),
    sections: applicationSections(policy),
  };
  const body = await writePdf(content, deps.now(), signal);
  return { name: `application-${policy.policyNumber}.pdf`, body };
}

function subtitle(policy: Policy, today: string): string {
  const [client] = clientNames(policy);
  return [client, policy.productName, `as of ${formatDate(today)}`].filter(Boolean).join(', ');
}
