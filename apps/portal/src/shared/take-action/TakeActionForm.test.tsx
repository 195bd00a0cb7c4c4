// @vitest-environment jsdom
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { policyActionsTaken } from '@agent-portal/data/policies/mocks';
import { takeActionWithDocuments } from '@agent-portal/data/policies/uploads/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { chooseFile, patience, press, showPage, write } from '../../testing/showPage.tsx';

it('the form sends again under the same key after a failure, and under a new one after a conflict', async () => {
  const statuses = [500, 409, 500];
  const keys: unknown[] = [];
  const fails = http.post('*/API/send/takeAction', async ({ request }) => {
    const { idempotencyKey } = (await request.json()) as { readonly idempotencyKey: string };
    keys.push(idempotencyKey);
    return HttpResponse.json({ title: 'Not sent' }, { status: statuses[keys.length - 1] ?? 500 });
  });
  await showPage('/policy/NL0018O0142/actions', { answers: [fails] });
  await write('Note', 'The statement is in the mail.');
  for (const count of [1, 2, 3]) {
    await press('Send to the carrier');
    await waitFor(() => expect(keys).toHaveLength(count), patience);
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

it('the form does not send the documents of an action with the next one', async () => {
  const [item] = policyActionsTaken.one.items;
  await showPage('/policy/NL0018O0142/actions', {
    answers: [mockEndpoint(takeActionWithDocuments, item!)],
  });
  await write('Note', 'Here is the statement.');
  await press('Add documents');
  await chooseFile('Documents', 'Statement.pdf');
  await screen.findByText('Statement.pdf', {}, patience);
  await press('Send to the carrier');
  await screen.findByText(/ was sent/, {}, patience);
  await press('Add documents');
  await screen.findByLabelText('Documents', {}, patience);
  expect(screen.queryByText('Statement.pdf')).toBeNull();
});
