// @vitest-environment jsdom
import { startPasskey } from '@agent-portal/data/second-step/contract';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { problem } from '../../../testing/failures.ts';
import { patience, press, showPage, write } from '../../../testing/showPage.tsx';

it('the page shows only why the last try to add a passkey failed', async () => {
  let isRefused = false;
  await showPage('/account-settings/security', {
    answers: [http.post(`*${startPasskey.path}`, () => (isRefused ? problem(500) : undefined))],
  });
  // The browser of the tests makes no passkeys.
  await press('Add a passkey');
  await write('Password', 'northfield');
  await press('Add passkey');
  await screen.findByText(/follow the steps in your browser/, {}, patience);
  isRefused = true;
  await press('Add passkey');
  await screen.findByText(/^No passkey was added\. (?!Try again)/, {}, patience);
  expect(screen.queryByText(/follow the steps in your browser/)).toBeNull();
});
