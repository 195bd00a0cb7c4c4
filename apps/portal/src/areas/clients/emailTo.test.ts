import { expect, it } from 'vitest';
import { emailTo } from './emailTo.ts';

const policies = (...numbers: string[]) =>
  numbers.map((policyNumber) => ({ policyNumber })) as Parameters<typeof emailTo>[1]['policies'];

const partsOf = (href: string) => {
  const url = new URL(href);
  return { to: url.pathname, ...Object.fromEntries(url.searchParams) };
};

it('prepares an e-mail that names the policy and greets the client', () => {
  const href = emailTo('zoe@example.com', { name: 'Hernandez, Zoe', policies: policies('NL1') });
  expect(partsOf(href)).toEqual({
    to: 'zoe@example.com',
    subject: 'Your policy NL1',
    body: 'Hello Zoe,\r\n\r\n',
  });
  const toCompany = { name: 'Acme Holdings, Inc.', policies: policies('NL1') };
  expect(partsOf(emailTo('office@example.com', toCompany))).toMatchObject({
    body: 'Hello,\r\n\r\n',
  });
});

it('names at most three policies', () => {
  const subjectOf = (...numbers: string[]) =>
    partsOf(emailTo('a@b.c', { name: 'A & B, C', policies: policies(...numbers) }));
  expect(subjectOf('N1', 'N2')).toMatchObject({ subject: 'Your policies N1, N2' });
  expect(subjectOf('N1', 'N2', 'N3', 'N4')).toMatchObject({
    subject: 'Your policies N1, N2, N3 and others',
  });
});
