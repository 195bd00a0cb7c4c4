import type { ActionItem } from '@agent-portal/data/policies/actions/contract';
import type { PolicyAction } from '@agent-portal/data/policies/actions/policyActions';
import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import { Banner } from '@agent-portal/ui/Banner';
import { Link } from '@agent-portal/ui/Link';
import { token } from '@agent-portal/ui/theme/token';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { actionNames } from '../../../../shared/take-action/actionNames.ts';
import { v2StatusOf } from '../../v2/v2Status.ts';
import { usePolicyList } from '../usePolicyList.ts';

/** The ID of an action, short enough to read out on the phone: '7F3A-21BC'. */
export function actionReference(actionItemId: string): string {
  const digits = actionItemId.replaceAll('-', '').slice(0, 8).toUpperCase();
  return digits.replace(/^(.{4})(.)/, '$1-$2');
}

/** What happens next, shown after an action is sent. */
const whatComesNext: Readonly<Record<PolicyAction, string>> = {
  ProvideInformation:
    'The carrier reviews it next. The requirement no longer shows Action Needed, and is met once the carrier accepts your answer.',
  ScheduleExam:
    'The carrier arranges the exam. The requirement no longer shows Action Needed until there is a result.',
  RequestContact:
    'The carrier contacts you. The requirements of the policy stay open in the meantime.',
  WithdrawApplication:
    'The carrier closes the application. The policy then moves to the Terminated list.',
};

const SentNote = styled.section`
  margin-block-end: ${token('space-16')};
  border-radius: ${token('radius-control')};

  p {
    margin: 0;
  }
`;

interface ActionSentProps {
  readonly item: ActionItem;
  readonly policyStatus: PolicyStatus;
}

/** Confirms an action with its reference, the next step and a link back. It receives the focus. */
export function ActionSent({ item, policyStatus }: ActionSentProps) {
  const { action, actionItemId } = item;
  const list = usePolicyList(v2StatusOf(policyStatus));
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <SentNote ref={note} tabIndex={-1} aria-label="What was sent">
      <Banner tone="success">
        <p>
          <strong>{actionNames[action]} was sent to the carrier.</strong> Reference:{' '}
          {actionReference(actionItemId)}
        </p>
        <p>{whatComesNext[action]}</p>
        <p>
          <Link href={list.href}>Back to {list.label}</Link>
        </p>
      </Banner>
    </SentNote>
  );
}
