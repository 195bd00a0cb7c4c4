// @vitest-environment jsdom
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getPolicyFollowUps } from '@agent-portal/data/work/follow-ups/contract';
import { followUps } from '@agent-portal/data/work/follow-ups/mocks';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { patience, press, showPage } from '../../testing/showPage.tsx';

it('a follow-up offers no Undo for a deletion that failed, also when the follow-up is gone', async () => {
  let isGone = false;
  const answers = [
    mockEndpoint(getPolicyFollowUps, () => (isGone ? { followUps: [] } : followUps.ofPolicy)),
    // Another tab was first.
    http.delete('*/API/UserData/FollowUps/*/*', () => {
      isGone = true;
      return HttpResponse.json({ title: 'Conflict' }, { status: 409 });
    }),
  ];
  await showPage('/policy/NL0018O0142/details', { answers });
  await press({ start: 'Delete the follow-up on' });
  await screen.findByText(/^The follow-up was not deleted\./, {}, patience);
  expect(screen.getByRole('button', { name: /^Set a follow-up on/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});
