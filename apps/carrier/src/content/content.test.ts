import { contentPageInput, frameInput } from '@agent-portal/data/content/queries/contract';
import { printSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { sharedServer } from '../testing.ts';
import { contentSchema } from './contentSchema.ts';

const server = await sharedServer();

interface Answer {
  readonly data?: Record<string, unknown>;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  askText(JSON.stringify(body), headers);

async function askText(body: string, headers: Record<string, string> = {}) {
  const response = await server.request('/content/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

interface Item {
  readonly text: string;
  readonly children?: readonly Item[];
}

const depthOf = ({ children = [] }: Item): number => 1 + Math.max(0, ...children.map(depthOf));

describe('the content service', () => {
  test('returns the navigation to a visitor, three levels deep', async () => {
    const { status, answer } = await ask(frameInput.body);
    expect(status).toBe(200);
    const items = answer.data?.['agent_center_nav'] as Item[];
    expect(items[0]).toMatchObject({ text: 'Home', url: '/home', icon: { id: 'home' } });
    expect(Math.max(...items.map(depthOf))).toBe(3);
  });

  test('returns footers, one of them the default', async () => {
    const { answer } = await ask(frameInput.body);
    const footers = answer.data?.['agent_center_footer'] as {
      default: boolean;
      footer_text: string;
    }[];
    expect(footers).toHaveLength(3);
    expect(footers.filter((footer) => footer.default)).toHaveLength(1);
    for (const { footer_text: text } of footers)
      expect(text).toMatch(/<p>Demonstration data as of 11\/18\/2026<\/p>$/);
  });

  test.each([
    ['a NUL', '\\u0000'],
    ['half of a surrogate pair', '\\ud800'],
  ])('refuses %s in an argument, and in a variable', async (_, escaped) => {
    const inline = `{ agent_center_page(url: "${escaped}") { title } }`;
    const named = 'query ($url: String!) { agent_center_page(url: $url) { title } }';
    const text = JSON.parse(`"${escaped}"`) as string;
    for (const [field, body] of [
      ['query', { query: inline }],
      ['variables.url', { query: named, variables: { url: text } }],
      ['variables.other', { query: named, variables: { url: '/home', other: text } }],
    ] as const) {
      const { status, answer } = await ask(body);
      expect(status).toBe(400);
      expect(answer.errors).toMatchObject([{ field }]);
    }
  });

  test('rejects variables that are nested 5,000 levels deep', async () => {
    const { query } = contentPageInput('/home').body;
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const body = `{"query":${JSON.stringify(query)},"variables":{"url":${deep}}}`;
    const { status, answer } = await askText(body);
    expect(status).toBe(400);
    expect(answer.errors).toMatchObject([{ field: 'variables' }]);
  });

  test('has no page at another address', async () => {
    const { status, answer } = await ask(contentPageInput('/nothing').body);
    expect([status, answer.data]).toEqual([200, { agent_center_page: null }]);
  });

  test('returns only the requested fields, under the requested names', async () => {
    const { answer } = await ask({ query: '{ all: agent_center_footer { default } }' });
    expect(answer.data).toEqual({
      all: [{ default: false }, { default: false }, { default: true }],
    });
  });

  test('lists the temporary messages, newest first', async () => {
    const response = await server.request('/content/temporarymessages');
    const messages = (await response.json()) as { publishDate: string }[];
    expect(messages.map(({ publishDate }) => publishDate)).toEqual([
      '2026-11-17',
      '2026-11-12',
      '2026-11-05',
    ]);
  });
});

describe('drafts', () => {
  const draft = { query: '{ agent_center_nav(status: draft) { text } }' };

  test('are for home office', async () => {
    const { status, answer } = await ask(draft, { ...(await server.signIn('office')) });
    expect(status).toBe(200);
    expect(answer.data?.['agent_center_nav']).toContainEqual({ text: 'Annuity Rates 2027' });
  });

  test('of a page are for home office, which gets the published page without one', async () => {
    const headers = { ...(await server.signIn('office')) };
    const titleOf = async (url: string) => {
      const query = `{ agent_center_page(url: "${url}", status: draft) { title } }`;
      return (await ask({ query }, headers)).answer.data?.['agent_center_page'];
    };
    expect(await titleOf('/annuity-rates')).toEqual({ title: expect.any(String) as string });
    expect(await titleOf('/home')).toEqual({ title: expect.any(String) as string });
    expect(await titleOf('/nothing')).toBeNull();
  });

  test('are rejected for all other callers', async () => {
    expect((await ask(draft)).status).toBe(403);
    expect((await ask(draft, { ...(await server.signIn('agent')) })).status).toBe(403);
    const page = { query: '{ agent_center_page(url: "/annuity-rates", status: draft) { title } }' };
    expect((await ask(page)).status).toBe(403);
  });

  test('are not shown in requests for published content', async () => {
    const { answer } = await ask(contentPageInput('/annuity-rates').body);
    expect(answer.data).toEqual({ agent_center_page: null });
  });
});

/** Names of the schema in an answer that are not in the query. */
function revealedNames(answer: Answer, query: string): string[] {
  const words = (text: string) => new Set(text.match(/\w+/g));
  const names = words(printSchema(contentSchema).replaceAll(/"[^"]*"/g, ''));
  const revealed = words(JSON.stringify(answer.errors?.map(({ message }) => message)));
  // Introspection is rejected for every caller.
  const known = new Set([...words(query), 'String', 'type', 'enum']);
  return [...names].filter((name) => revealed.has(name) && !known.has(name));
}

describe('a query that is wrong or too large', () => {
  const deep = `{ agent_center_nav { ${'children { '.repeat(12)} text ${'} '.repeat(12)} } }`;
  const wide = `{ ${Array.from({ length: 60 }, (_, i) => `a${i}: agent_center_footer { default }`).join(' ')} }`;
  const doubling = Array.from({ length: 12 }, (_, i) => `...f${i}`);
  const bomb = `{ ...f0 } ${doubling
    .map((_, i) =>
      i < 11
        ? `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`
        : `fragment f${i} on Query { agent_center_footer { default } }`,
    )
    .join(' ')}`;
  test.each([
    ['nothing', ''],
    ['no GraphQL', '{ agent_center_nav {'],
    ['an unknown field', '{ agent_center_nav { secret } }'],
    ['the schema', '{ __schema { types { name } } }'],
    ['a type', '{ __type(name: "Query") { name } }'],
    ['a change', 'mutation { agent_center_nav { text } }'],
    ['two operations', 'query a { __typename } query b { __typename }'],
    ['a circle', 'query { ...a } fragment a on Query { ...a }'],
    ['more levels than there are', deep],
    ['hundreds of fields', wide],
    ['fragments that double', bomb],
    ['thousands of signs', `{ ${'agent_center_nav { text } '.repeat(140)} }`],
  ])('is 400: %s', async (_, query) => {
    const { status, answer } = await ask({ query });
    expect(status).toBe(400);
    expect(answer.errors?.map(({ field }) => field)).toEqual(['query']);
  });

  test.each([
    ['a field that is almost right', '{ agent_center_naf { text } }'],
    ['a field of a type that is almost right', '{ agent_center_nav { texd } }'],
    ['an argument that is almost right', '{ agent_center_nav(statuz: draft) { text } }'],
    ['a value that is almost right', '{ agent_center_nav(status: drafd) { text } }'],
    ['a directive that is almost right', '{ agent_center_nav @skipp(if: true) { text } }'],
    ['a type that is almost right', 'query ($s: Statuz) { agent_center_nav(status: $s) { text } }'],
    ['a field without its own', '{ agent_center_nav }'],
    ['a field with others', '{ agent_center_nav { text { x } } }'],
    ['a fragment of another type', '{ ...a } fragment a on NavItem { text }'],
    ['a number for a text', '{ agent_center_page(url: 1) { title } }'],
    ['no argument', '{ agent_center_page { title } }'],
    ['a variable of another type', 'query ($u: Int!) { agent_center_page(url: $u) { title } }'],
  ])('reveals no name of the schema that is not in the query: %s', async (_, query) => {
    const { status, answer } = await ask({ query, variables: { s: 'draft', u: 1 } });
    expect(status).toBe(400);
    expect(revealedNames(answer, query)).toEqual([]);
  });

  test.each([
    [frameInput.body.query, { status: 'drafd' }],
    [frameInput.body.query, { status: { x: 1 } }],
    [contentPageInput('/home').body.query, { url: 1, status: 'published' }],
    [contentPageInput('/home').body.query, {}],
  ])('reveals no name of the schema for wrong variables: %s %j', async (query, variables) => {
    const { status, answer } = await ask({ query, variables });
    expect([status, answer.errors?.[0]?.field]).toEqual([400, 'variables']);
    expect(revealedNames(answer, query)).toEqual([]);
  });
});
