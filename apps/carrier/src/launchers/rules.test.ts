import { expect, test } from 'vitest';
import { accountIdOf, lifePortraitsUrl, requireOwn, requireTool } from './rules.ts';
import { standInPage } from './standInPage.ts';

test('a tool without an address is a 404 that names it', () => {
  expect(requireTool('https://tool.example.com', 'Life Portraits')).toBe(
    'https://tool.example.com',
  );
  expect(() => requireTool(undefined, 'Life Portraits')).toThrow(
    expect.objectContaining({ status: 404, message: 'Life Portraits is not set up here.' }),
  );
});

test('a tool opens only as an own agent id, and another attempt is for the audit log', () => {
  const caller = { agentIds: ['1', '2'] };
  expect(requireOwn(caller, '2')).toBe('2');
  const attempt = { action: 'launch refused', agentId: '3' };
  expect(() => requireOwn(caller, '3')).toThrow(expect.objectContaining({ status: 404, attempt }));
});

test('the address of Life Portraits has the agent, next to other parameters', () => {
  expect(lifePortraitsUrl('https://a.example/', '1 2')).toBe('https://a.example/?agent=1%202');
  expect(lifePortraitsUrl('https://a.example/?b=c', '1')).toBe('https://a.example/?b=c&agent=1');
  expect(accountIdOf('4471902')).toBe('NM-4471902');
});

test('a stand-in shows the fields that it received, or that there were none', async () => {
  const page = async (...received: { name: string; value: string }[]) =>
    String(await standInPage({ nonce: '', tool: 'A tool', method: 'GET', received }));
  expect(await page()).toContain('It came without fields.');
  expect(await page()).not.toContain('<dl>');
  const filled = await page({ name: 'agent', value: '<1>' });
  expect(filled).not.toContain('It came without fields.');
  expect(filled).toContain('<dt>agent</dt>');
  expect(filled).toContain('&lt;1&gt;');
});
