import { expect, test, it } from 'vitest';
import { outboxPage } from './outboxPage.ts';
import { letterTo } from './queries.ts';

const message = (body: string) => ({
  messageId: 1,
  sentAt: new Date('2026-11-18T15:00:00Z'),
  sentTo: 'nora@example.com',
  subject: 'Welcome & more',
  body,
});

const pageOf = async (...emails: Parameters<typeof outboxPage>[1]) =>
  String(await outboxPage('nonce', emails));

/** The paragraph with the body of a message. */
const bodyOf = async (body: string) =>
  /<p>(?!The e-mail)([^]*?)<\/p>\s*<\/article>/.exec(await pageOf(message(body)))?.[1];

test('the outbox shows a message with its receiver and its time', async () => {
  const page = await pageOf(message('Hello'));
  expect(page).toContain('Welcome &amp; more</h2>');
  expect(page).toContain('<dd>nora@example.com</dd>');
  expect(page).toContain('<time datetime="2026-11-18T15:00:00.000Z">');
  expect(page).not.toContain('Nothing was sent yet.');
});

test.each([
  ['Hello', 'Hello'],
  ['See https://a.example/b.', 'See <a href="https://a.example/b">https://a.example/b</a>.'],
  [
    'http://a.example, or https://b.example/?c=d',
    '<a href="http://a.example">http://a.example</a>, or ' +
      '<a href="https://b.example/?c=d">https://b.example/?c=d</a>',
  ],
  ['<b>javascript:alert(1)</b>', '&lt;b&gt;javascript:alert(1)&lt;/b&gt;'],
])('only the addresses of %j are links', async (body, shown) => {
  expect(await bodyOf(body)).toBe(shown);
});

test('the outbox says when nothing was sent', async () => {
  const page = await pageOf();
  expect(page).toContain('Nothing was sent yet.');
  expect(page).not.toContain('<article');
});

it('an e-mail greets a user by the first name, and an agency without a name', () => {
  expect(letterTo('Dana', 'Text.')).toMatch(/^\w+ Dana,\n\nText\.\n\n\S/);
  expect(letterTo('', 'Text.')).toMatch(/^Hello,\n\nText\.\n\n\S/);
});
