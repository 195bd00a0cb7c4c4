// @vitest-environment jsdom
import { policyActionsTaken } from '@agent-portal/data/policies/mocks';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { actionInput, emptyActionForm } from './actionForm.ts';
import { useRecentAction } from './useRecentAction.ts';
import { useSendAction } from './useSendAction.ts';
import { inData } from '@agent-portal/data/testing/inData';

const [item] = policyActionsTaken.one.items;
const at = (minute: number) => `2026-11-18T15:${String(minute).padStart(2, '0')}:00.000Z`;
/** Two requirements were answered two minutes ago, and a third one ten minutes ago. */
const answered = {
  items: [
    { ...item, requirementId: 'R1', date: at(28) },
    { ...item, requirementId: 'R2', date: at(28) },
    { ...item, requirementId: 'R3', date: at(20) },
  ],
  answeredAt: at(30),
};

function render<Result>(hook: () => Result) {
  return renderHook(hook, {
    wrapper: inData(),
  }).result;
}

const policy = { policyNumber: 'NL1', policyStatus: 'Pending', requirements: [] } as const;
const formOf = (requirementId: string, idempotencyKey = requirementId) => ({
  ...emptyActionForm(policy, requirementId),
  note: 'Here.',
  idempotencyKey,
});

it('an action that was just sent is confirmed once for each requirement, and not for a submission that is sent again', async () => {
  const requests = fakeCarrier(() => Response.json(answered));
  const hook = render(() => useRecentAction('NL1'));
  const must = (form: ReturnType<typeof formOf>) => act(async () => hook.current.mustConfirm(form));
  expect(await must(formOf('R1'))).toBe(true);
  expect(hook.current.recent?.minutes).toBe(2);
  // The press that confirms one requirement confirms no other.
  expect(await must(formOf('R2'))).toBe(true);
  expect(await must(formOf('R2'))).toBe(false);
  expect(hook.current.recent).toBeUndefined();
  expect(await must(formOf('R2'))).toBe(false);
  expect(requests).toHaveLength(2);
  expect(await must(formOf('R2', 'another submission'))).toBe(true);
  expect(await must(formOf('R3'))).toBe(false);
});

it('sending an action says why the last try failed, with documents or without', async () => {
  fakeCarrier(
    ({ url }) => new Response('{}', { status: url.endsWith('WithDocuments') ? 409 : 403 }),
  );
  const hook = render(useSendAction);
  const send = (files: readonly File[]) =>
    act(async () =>
      hook.current.send(actionInput('NL1', formOf('R1', crypto.randomUUID())), files),
    );
  await send([new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })]);
  expect(hook.current).toMatchObject({ isForbidden: false, error: { kind: 'conflict' } });
  await send([]);
  expect(hook.current).toMatchObject({ isForbidden: true, error: undefined });
});
