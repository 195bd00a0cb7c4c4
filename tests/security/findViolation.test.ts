import { expect, test } from 'vitest';
import type { Books } from './books.ts';
import { findViolation } from './findViolation.ts';

const book = (policyNumber: string, primaryInsured: string) => ({
  agentId: '1',
  policies: [{ policyNumber, primaryInsured }],
});
const books: Books = new Map([
  ['agent', book('NL1', 'Ada Moss')],
  ['solo', book('NL2', 'Bo Reed')],
]);

const json = (status: number, body: object) => ({
  status,
  type: status >= 400 ? 'application/problem+json' : 'application/json',
  text: JSON.stringify(body),
});
const problem = (status: number, detail: string) => json(status, { status, detail });

const held = (answer: ReturnType<typeof json>, expected: number, findsNothing = false) =>
  findViolation(answer, { expected, findsNothing, caller: 'sub.all', books, said: '/x/NL2 ' });

test.each([
  ['another status', problem(404, ''), 403, 'answers 404 instead of 403'],
  ['a name in a rejection', problem(404, 'It is of Bo Reed.'), 404, 'leaks Bo Reed'],
  [
    'the caller’s own name in a rejection',
    problem(403, 'It is of Ada Moss.'),
    403,
    'leaks Ada Moss',
  ],
  ['data in a rejection', json(403, { rows: [] }), 403, 'refuses with a member rows'],
  ['a rejection that is a page', { ...problem(403, ''), type: 'text/html' }, 403, /text\/html/],
] as const)('%s is wrong', (_, answer, expected, wrong) => {
  expect(held(answer, expected)).toMatch(wrong);
});

test("another agent's policy is a leak wherever it was not requested", () => {
  const listed = json(200, { rows: [{ policyNumber: 'NL2' }] });
  const visitor = {
    expected: 200,
    findsNothing: false,
    books,
    caller: 'visitor',
    said: '',
  } as const;
  expect(findViolation(listed, visitor)).toBe('leaks NL2');
  expect(findViolation(listed, { ...visitor, caller: 'solo' })).toBeUndefined();
});

test('a search that finds something is wrong if it must find nothing', () => {
  expect(held(json(200, { policies: [{ a: 1 }], agents: [] }), 200, true)).toBe('finds something');
  expect(held(json(200, { policies: [], agents: [] }), 200, true)).toBeUndefined();
});

test('a rejection may repeat the input, and an answer may contain the caller’s own data', () => {
  expect(held(problem(404, 'There is no policy NL2 in your book.'), 404)).toBeUndefined();
  expect(held(json(200, { rows: ['NL1', 'Ada Moss'] }), 200)).toBeUndefined();
});
