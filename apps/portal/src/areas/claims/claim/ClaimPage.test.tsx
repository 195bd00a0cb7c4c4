// @vitest-environment jsdom
import { getClaim } from '@agent-portal/data/claims/contract';
import { claimFixtures } from '@agent-portal/data/claims/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { daysAfter } from '@agent-portal/ui/dates';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { businessDateOf } from '../../../session/useBusinessDate.ts';
import { patience, showPage } from '../../../testing/showPage.tsx';

const { waiting } = claimFixtures;

it.each([
  ['danger', 'was due yesterday', -1],
  ['warning', 'is due today', 0],
  ['warning', 'is due tomorrow', 1],
])('the tone is %s when an item %s', async (tone, _, days) => {
  const due = daysAfter(businessDateOf(undefined), days);
  const items = waiting.items.map((item) => ({ ...item, due, receivedOn: null }));
  const claim = mockEndpoint(getClaim, { ...waiting, status: 'In Review', items });
  await showPage(`/claims/${waiting.claimNumber}`, { answers: [claim] });
  const sentence = await screen.findByText(/^Waiting for /, {}, patience);
  expect(sentence.closest<HTMLElement>('[data-tone]')?.dataset['tone']).toBe(tone);
});
