import { openSession } from '../faults/signIn.ts';
import { type AttackOutcome, whileOtherReads } from './AttackOutcome.ts';

const list = '/API/PolicyInfo/Policies/PendingPolicyRequirements';

/** A request that once harmed other users, and its expected answer. */
interface Poison {
  readonly what: string;
  readonly times: number;
  readonly answers: readonly number[];
  readonly ask: (turn: number) => readonly [path: string, init?: RequestInit];
}

const graphql = (body: object | string) =>
  [
    '/content/graphql',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
  ] as const;

const withFilters = (filters: object | string) => {
  const text = typeof filters === 'string' ? filters : JSON.stringify(filters);
  return [`${list}?filters=${encodeURIComponent(text)}`] as const;
};

const refused = [400] as const;

const withParameters = (count: number) =>
  [`/features?${Array.from({ length: count }, (_, at) => at.toString(36)).join('&')}`] as const;

/** Filters as long as an address allows, always different. */
const longFilters = (turn: number) => ({
  policyNumber: Array.from({ length: 200 }, (_, at) => `${turn}-${at}-`.padEnd(190, 'x')),
});

const poisons: readonly Poison[] = [
  {
    what: 'a NUL character in a GraphQL argument',
    times: 100,
    answers: refused,
    ask: () => graphql({ query: String.raw`{ agent_center_page(url: "\u0000") { title } }` }),
  },
  {
    what: '10,000 parameters',
    times: 20,
    answers: refused,
    ask: () => withParameters(10_000),
  },
  {
    what: '16,000 parameters, more than an address holds',
    times: 20,
    answers: [414],
    ask: () => withParameters(16_000),
  },
  {
    what: 'GraphQL variables that are 5,000 deep',
    times: 20,
    answers: refused,
    ask: () => graphql(`{"query":"{ __typename }","variables":${nested(5_000)}}`),
  },
  {
    what: 'an object that says it is a long text',
    times: 20,
    answers: refused,
    ask: () => withFilters('{"employer":{"length":{"valueOf":0,"toString":0}}}'),
  },
  {
    what: 'a date of the year 0000',
    times: 20,
    answers: refused,
    ask: () => withFilters({ dateFrom: '0000-01-01' }),
  },
  {
    what: 'a form without its boundary',
    times: 20,
    answers: refused,
    ask: () => [
      '/auth/login',
      { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, body: 'username=x' },
    ],
  },
  {
    what: 'ever-different filters of 40 kB',
    times: 200,
    answers: [200, 400, 414, 429],
    ask: (turn) => withFilters(longFilters(turn)),
  },
];

function nested(depth: number): string {
  return '{"a":'.repeat(depth) + '0' + '}'.repeat(depth);
}

/** Sends poison, ten requests at a time. @returns wrong answers */
async function sendAll(origin: string, Cookie: string, { what, times, answers, ask }: Poison) {
  const failures = new Set<string>();
  const sendOne = async (turn: number) => {
    const [path, init] = ask(turn);
    const headers = new Headers(init?.headers);
    headers.set('Cookie', Cookie);
    const response = await fetch(origin + path, { ...init, headers });
    const text = await response.text();
    if (!answers.includes(response.status))
      failures.add(`${what}: ${response.status}: ${text.slice(0, 200)}`);
    else if (text.length > 20_000 && response.status >= 400)
      failures.add(`${what}: a refusal without end`);
  };
  for (let turn = 0; turn < times; turn += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, at) => sendOne(turn + at)));
  }
  return [...failures];
}

/**
 * Sends requests that once stopped a server to one with the demonstration accounts. It checks that they
 * are rejected, and that other users get answers meanwhile.
 */
export async function poison(origin: string): Promise<AttackOutcome> {
  const { Cookie } = await openSession(origin, 'solo');
  const [failures, { waited, failures: ofOther }] = await whileOtherReads(
    origin,
    'worksite',
    async () => {
      const wrong: string[] = [];
      for (const each of poisons) wrong.push(...(await sendAll(origin, Cookie, each)));
      return wrong;
    },
  );
  return { tried: `${poisons.length} kinds, ${waited}`, failures: [...failures, ...ofOther] };
}
