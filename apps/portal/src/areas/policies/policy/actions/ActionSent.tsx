import type { ActionItem } from '@agent-portal/data/policies/actions/contract';
import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import { Banner } from '@agent-portal/ui/Banner';
import { Link } from '@agent-portal/ui/Link';
import { useEffect, useRef } from 'react';
import { useListLink } from '../useListLink.ts';
import { actionNames } from '../../../../shared/take-action/actionNames.ts';
import { actionReference } from './actionReference.ts';
import { whatComesNext } from './whatComesNext.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

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
  const list = useListLink(policyStatus);
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
