// @vitest-environment jsdom
import { resendEmail } from '@agent-portal/data/cases/contract';
import { caseFixtures } from '@agent-portal/data/cases/mocks';
import { mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { patience, press, showPage } from '../../testing/showPage.tsx';

it('the button forgets a failure when its dialog closes', async () => {
  const { envelopeId, recipient } = caseFixtures.declined;
  await showPage(`/case-management/${envelopeId}`, { answers: [mockFailure(resendEmail, 500)] });
  const name = `Resend e-mail to ${recipient}`;
  await press(name);
  await press('Resend e-mail');
  await screen.findByText(/^The e-mail was not sent/, {}, patience);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  await press(name);
  await screen.findByRole('dialog', {}, patience);
  expect(screen.queryByText(/^The e-mail was not sent/)).toBeNull();
});
