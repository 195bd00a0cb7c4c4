// @vitest-environment jsdom
import { caseFixtures } from '@agent-portal/data/cases/mocks';
import { claimFixtures } from '@agent-portal/data/claims/mocks';
import { clients } from '@agent-portal/data/clients/mocks';
import { contract, type EndpointName } from '@agent-portal/data/contract';
import { groupPages } from '@agent-portal/data/groups/mocks';
import { mocks } from '@agent-portal/data/mocks/mocks';
import { individualSummaries } from '@agent-portal/data/production/mocks';
import { formatMoney } from '@agent-portal/format';
import { act, waitFor } from '@testing-library/react';
import { getResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { patience, showPage } from './testing/showPage.tsx';

const { client } = clients;
const { waiting: claim } = claimFixtures;
const { declined: envelope } = caseFixtures;

/** The addresses of two things, the call of their page, and what the page shows of the first one only. */
const cases: readonly (readonly [string, string, EndpointName, readonly string[]])[] = [
  [`/client/${client.clientId}`, '/client/CL1', 'getClient', [client.name, 'Requirements']],
  [`/claims/${claim.claimNumber}`, '/claims/C2', 'getClaim', [claim.claimant, claim.policyNumber]],
  [
    `/case-management/${envelope.envelopeId}`,
    '/case-management/D-2',
    'getCase',
    [envelope.recipient, envelope.policyNumber],
  ],
  [
    '/group-inventory/G001001',
    '/group-inventory/G2',
    'getGroupDetails',
    [groupPages.details.group, groupPages.details.contacts[0]?.name ?? 'none'],
  ],
  [
    '/policy/NL0018O0142/details',
    '/policy/NL2/details',
    'getPolicy',
    ['Okafor, Ifeoma', 'Attending physician statement'],
  ],
  [
    '/policy-v2/pending/NL0018O0142/details-v2',
    '/policy-v2/pending/NL2/details-v2',
    'getPendingPolicyDetail',
    ['Okafor, Ifeoma', 'Attending physician statement'],
  ],
  [
    '/production-credit/individual/downline',
    '/production-credit/individual/downline?viewAs=4473310',
    'getIndividualSummary',
    [formatMoney(individualSummaries.own.totals.productionCredit)],
  ],
];

it.each(cases)('after %s, nothing of it shows while %s loads', async (one, next, call, texts) => {
  let isNext = false;
  const path = contract[call].path.replaceAll(/\{(\w+)\}/g, ':$1');
  const answers = [
    http.all(`*${path}`, ({ request }) =>
      isNext ? new Promise<never>(() => {}) : getResponse([mocks[call]], request),
    ),
  ];
  const router = await showPage(one, { answers });
  const text = () => document.body.textContent;
  for (const part of texts) await waitFor(() => expect(text()).toContain(part), patience);
  isNext = true;
  await act(() => router.navigate(next));
  expect(texts.filter((part) => text().includes(part))).toEqual([]);
});
