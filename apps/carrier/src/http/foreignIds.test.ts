import { contract, type EndpointName } from '@agent-portal/data/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { expect, test } from 'vitest';
import { type SignedIn, sharedServer } from '../testing.ts';

type Ids = Readonly<Record<string, string>>;
interface Asked {
  readonly params?: Ids;
  readonly query?: Ids;
  readonly body?: unknown;
}

const danaAgent = '4471902';
const statement = { agentStatementType: 'Commissions' };

const document = '0b9c9a9e-1f0e-4c61-9d0b-6c1f6b7f0a01';
const action = '0b9c9a9e-1f0e-4c61-9d0b-6c1f6b7f0a02';

/** The ids of an agent: of one policy, and of one thing of each kind. */
const idsOf = (agentId: string) => `
  SELECT json_build_object(
    'id', p.policy_number, 'policyNumber', p.policy_number,
    'key', (SELECT min(requirement_id) FROM requirements WHERE policy_number = p.policy_number AND met_on IS NULL),
    'clientId', (SELECT min(client_id) FROM party_clients WHERE policy_number = p.policy_number),
    'envelopeId', (SELECT min(envelope_id) FROM cases JOIN policies USING (policy_number) WHERE agent_id = p.agent_id),
    'claimNumber', (SELECT min(claim_number) FROM claims JOIN policies USING (policy_number) WHERE agent_id = p.agent_id),
    'formId', (SELECT min(form_id) FROM tax_forms WHERE agent_id = p.agent_id),
    'lineId', (SELECT min(row_id)::text FROM commission_lines WHERE paid_agent_id = p.agent_id),
    'groupId', (SELECT min(group_number) FROM billed_groups JOIN groups USING (group_number) WHERE agent_id = p.agent_id),
    'listBillId', (SELECT min(bill_number) FROM list_bills JOIN groups USING (group_number) WHERE agent_id = p.agent_id),
    'sessionId', (SELECT min(session_id)::text FROM sessions JOIN users USING (user_id) WHERE agent_id = p.agent_id),
    'passkeyId', (SELECT min(passkey_id)::text FROM passkeys JOIN users USING (user_id) WHERE agent_id = p.agent_id),
    'emailId', (SELECT min(email_id)::text FROM distribution_emails JOIN agents USING (producer_id) WHERE agent_id = p.agent_id),
    'viewId', (SELECT min(view_id)::text FROM saved_views JOIN agents USING (producer_id) WHERE agent_id = p.agent_id)
  ) AS ids FROM policies p
  WHERE p.agent_id = '${agentId}' AND p.status = 'Pending'
    AND EXISTS (SELECT FROM requirements r WHERE r.policy_number = p.policy_number AND r.met_on IS NULL)
  ORDER BY p.policy_number LIMIT 1`;

async function ask(name: EndpointName, { params, query, body }: Asked, headers: SignedIn) {
  const { method, path }: Endpoint = contract[name];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => params?.[param] ?? '');
  const response = await server.request(
    query ? `${url}?${new URLSearchParams(query).toString()}` : url,
    {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  );
  return { status: response.status, text: await response.text() };
}

const server = await sharedServer({ env: { EXPORTS_PER_MINUTE: '10000' } });
/** Dana Whitfield, and June Abara, whose books have nothing in common. */
const dana = await server.signIn('agent');
const june = await server.signIn('solo');
const { pool } = server.database;
const read = async (agentId: string) =>
  (await pool.query<{ ids: Ids }>(idsOf(agentId))).rows[0]?.ids ?? {};
const { policyNumber } = await read(danaAgent);
const of = `FROM users u JOIN agents USING (agent_id) WHERE u.username = 'agent@northfield.example'`;
await pool.query(`INSERT INTO action_items (action_item_id, idempotency_key, user_id, agent_id, policy_number,
    action, note, taken_at)
  SELECT '${action}', '${action}', user_id, agent_id, '${policyNumber}', 'ProvideInformation', '', now() ${of}`);
await pool.query(`INSERT INTO uploaded_documents (document_id, action_item_id, position, name, media_type, size, sha256)
  VALUES ('${document}', '${action}', 0, 'form.pdf', 'application/pdf', 9, repeat('0', 64))`);
await pool.query(`INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports, added_at)
  SELECT user_id, 'Phone', 'credential', 'key', 0, '{}', now() ${of}`);
await pool.query(`INSERT INTO distribution_emails (producer_id, email, added_at)
  SELECT producer_id, 'dana@example.com', now() ${of}`);
await pool.query(`INSERT INTO saved_views (user_id, producer_id, list, name, query, saved_at)
  SELECT user_id, producer_id, 'pending-v2', 'Mine', '', now() ${of}`);
await pool.query(`INSERT INTO watches (user_id, producer_id, policy_number, watched_at, seen)
  SELECT user_id, producer_id, '${policyNumber}', now(), '{}' ${of}`);
/** IDs from Dana's book by the name of the parameter. IDs of parents are June's own. */
const ids = await read(danaAgent);
const foreign: Ids = {
  ...ids,
  otherClientId: ids['clientId'] ?? '',
  documentId: document,
  username: 'sub.all@northfield.example',
};
const ownIds = await read('4480055');
const own: Ids = { ...ownIds, otherClientId: ownIds['clientId'] ?? '', documentId: document };

/** Parameters of a path that name no thing of an agent. */
const notIds = new Set(['list', 'status', 'subject', 'kind', 'regionCode']);
const idsIn = ({ path }: Endpoint) =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, id = '']) => (notIds.has(id) ? [] : [id]));

/** What else a call needs. */
const inputs: Partial<Record<EndpointName, () => Asked>> = {
  removePasskey: () => ({ body: { password: 'northfield' } }),
  linkHousehold: () => ({ body: { clientId: own['clientId'] } }),
  correctRecipient: () => ({ body: { recipientEmail: 'june@example.com', version: 1 } }),
  voidCase: () => ({ body: { reason: 'Sent twice.', version: 1 } }),
  changeSubAccount: () => ({ body: { state: 'Suspended', version: 1 } }),
  inviteAgain: () => ({ body: { version: 1 } }),
  resetSecondStep: () => ({ body: { version: 1 } }),
  removeSubAccount: () => ({ query: { version: '1' } }),
  deleteFollowUp: () => ({ query: { version: '1' } }),
};
/** Calls that end what the caller has, and do nothing if it has none. */
const endsNothing: ReadonlySet<string> = new Set(['stopWatching', 'deleteFollowUp']);

const nested = (Object.keys(contract) as EndpointName[]).flatMap((name) =>
  idsIn(contract[name]).map((id) => [name, id] as const),
);

test("no call finds a thing of another agent under the caller's own ids", async () => {
  const { pool } = server.database;
  const stored = async () =>
    (
      await pool.query(`SELECT (SELECT count(*) FROM watches), (SELECT count(*) FROM follow_ups
      WHERE deleted_at IS NULL) AS follow_ups`)
    ).rows;
  const before = await stored();
  const wrong: string[] = [];
  for (const [name, id] of nested) {
    if (!foreign[id]) wrong.push(`${name}: Dana has no ${id}`);
    const others = { subject: 'requirement', kind: 'followUps', list: 'Pending', ...own };
    const params = { ...others, [id]: foreign[id] ?? '' };
    const { status } = await ask(name, { ...inputs[name]?.(), params }, june);
    if (status !== (endsNothing.has(name) ? 200 : 404)) wrong.push(`${name} by ${id}: ${status}`);
    // The same id is there for its own agent, so 404 does not come from a wrong id.
    if (contract[name].effect === 'change') continue;
    const ofDana = await ask(name, { params: { ...others, ...foreign } }, dana);
    if (ofDana.status === 404) wrong.push(`${name} by ${id}: 404 for its own agent`);
  }
  expect(wrong).toEqual([]);
  expect(await stored()).toEqual(before);
});

/** What a call answers: a status, or 'nothing' for 200 with no rows, or only rows that were not done. */
type Expected = 400 | 404 | 'nothing';

/** Ids of another agent in bodies and queries. */
function inBodies(): readonly (readonly [EndpointName, Expected, Asked])[] {
  const { id, key, clientId, envelopeId, emailId, groupId, viewId = '' } = foreign;
  const note = 'Here.';
  const followUp = { subject: 'requirement', key, followUpDate: '2026-11-20', note, version: null };
  const contact = { outcome: 'Reached', willPayOn: null, nextAttemptOn: null, note, version: 0 };
  const rows = [{ policyNumber: own['id'], requirementId: key }];
  const answer = { action: 'ProvideInformation', note };
  const digest = { list: 'pending-v2', viewId: Number(viewId), frequency: 'Daily' };
  const statements = { agentIds: danaAgent, cycleDates: '2026-11-15', ...statement };
  return [
    ['takeAction', 400, { body: { ...answer, policyNumber: own['id'], requirementId: key } }],
    ['takeAction', 404, { body: { ...answer, policyNumber: id } }],
    ['saveFollowUp', 404, { body: followUp }],
    ['saveContact', 404, { body: { subject: 'requirement', key, ...contact } }],
    ['openItem', 404, { params: { kind: 'overdueRequirements' }, body: { key } }],
    ['watchPolicy', 404, { body: { policyNumber: id } }],
    ['resendEmail', 404, { query: { envelopeId: envelopeId ?? '' } }],
    ['linkHousehold', 404, { params: own, body: { clientId } }],
    ['deleteDistributionEmail', 404, { query: { emailId: emailId ?? '' } }],
    ['sendTestMessage', 404, { body: { kind: 'test', emailIds: [emailId] } }],
    ['setViewDigest', 404, { body: digest }],
    ['getAgentStatements', 404, { query: statements }],
    ['getGroupDetails', 404, { query: { groupNumber: groupId ?? '' } }],
    ['exportGroupDetails', 404, { query: { groupNumber: groupId ?? '' } }],
    ['getViewCounts', 'nothing', { query: { list: 'pending-v2', viewIds: viewId } }],
    ['getClaims', 'nothing', { query: { PolicyNumber: id ?? '' } }],
    ['getCommissionDetails', 'nothing', { query: { policyNumbers: id ?? '' } }],
    ['getSecuredAdvances', 'nothing', { query: { policyNumbers: id ?? '' } }],
    ['getUnsecuredAdvances', 'nothing', { query: { policyNumbers: id ?? '' } }],
    ['search', 'nothing', { query: { term: id ?? '' } }],
    ['getCallSheet', 'nothing', { params: { list: 'Pending' }, body: { keys: [id] } }],
    ['requestContacts', 'nothing', { body: { policyNumbers: [id], note, idempotencyKey: action } }],
    ['setFollowUps', 'nothing', { body: { rows, followUpDate: '2026-11-20', note } }],
    ['watchPolicies', 'nothing', { body: { policyNumbers: [id] } }],
  ];
}

const hasNothing = (text: string) =>
  Object.values(JSON.parse(text) as object)
    .filter((one) => Array.isArray(one))
    .flat()
    .every((row: { readonly isDone?: boolean }) => row.isDone === false);

test('no call takes the id of a thing of another agent', async () => {
  const wrong = [];
  for (const [name, expected, asked] of inBodies()) {
    const { status, text } = await ask(name, asked, june);
    const isRight =
      expected === 'nothing' ? status === 200 && hasNothing(text) : status === expected;
    if (!isRight) wrong.push([name, status, text]);
  }
  expect(wrong).toEqual([]);
});

/** Names of the agent that a call looks at, and what some of these calls also need. */
const agentNames = new Set(['AgentId', 'ViewAsAgentId', 'ViewAsAgentNumber', 'agentId', 'viewAs']);
const needed: Partial<Record<EndpointName, Ids>> = {
  getAgentStatement: { ...statement, cycleDate: '2026-11-15' },
  updatePolicyDeliveryOptions: {
    OptOutForEDelivery: 'true',
    AgentLinkSelected: 'false',
    IncludeDownline: 'false',
  },
};
const viewed = (Object.keys(contract) as EndpointName[]).flatMap((name) => {
  const { query }: Endpoint = contract[name];
  const { shape = {} } = query
    ? (query as unknown as { _zod: { def: { shape?: object } } })._zod.def
    : {};
  return Object.keys(shape).flatMap((id) => (agentNames.has(id) ? [[name, id] as const] : []));
});

test('no call shows what another agent sees', async () => {
  const wrong: string[] = [];
  for (const [name, id] of viewed) {
    const { status } = await ask(name, { query: { ...needed[name], [id]: danaAgent } }, june);
    if (status !== 404) wrong.push(`${name} as ${id}: ${status}`);
  }
  expect(wrong).toEqual([]);
});
