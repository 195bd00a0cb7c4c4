// @vitest-environment jsdom
import { createCalendar, getCalendar, revokeCalendar } from '@agent-portal/data/calendar/contract';
import { calendars } from '@agent-portal/data/calendar/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { problem } from '../../../testing/failures.ts';
import { patience, press, showPage } from '../../../testing/showPage.tsx';

it('the page does not show a revoked address after another tab has created one', async () => {
  const { none, made } = calendars;
  let state: typeof none | typeof calendars.unread = none;
  let isRevoked = false;
  await showPage('/account-settings/calendar', {
    answers: [
      mockEndpoint(getCalendar, () => state),
      http.post(`*${createCalendar.path}`, () => {
        state = calendars.unread;
        return isRevoked ? problem(409) : HttpResponse.json(made);
      }),
      mockEndpoint(revokeCalendar, () => {
        state = none;
        isRevoked = true;
        return none;
      }),
    ],
  });
  await press('Create address');
  expect(await screen.findByLabelText('Calendar address', {}, patience)).toBeDefined();
  await press('Revoke address');
  await press('Revoke now');
  await press('Create address');
  await screen.findByText(/^The address was not created/, {}, patience);
  await screen.findByText('Replace address', {}, patience);
  expect(screen.queryByLabelText('Calendar address')).toBeNull();
});
