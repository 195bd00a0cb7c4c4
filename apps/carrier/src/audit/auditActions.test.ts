import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { auditActions, namedKinds, whatOf } from './auditActions.ts';

const documentation = new URL('../../../../docs/audit.md', import.meta.url);

test('every action of the audit log has a text, and is in its documentation', async () => {
  const text = await readFile(documentation, 'utf8');
  const [written = ''] = text.split('## Columns');
  const names = [...written.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const actions = Object.keys(auditActions);
  expect(new Set(names.filter((name) => name !== 'action'))).toEqual(new Set(actions));
  expect(new Set(actions.map((action) => whatOf(action))).size).toBe(actions.length);
});

test('an action of a later version is shown by its name', () => {
  expect(whatOf('toString')).toBe('ToString');
  expect(namedKinds).toContainEqual({ action: 'sign-in refused', kind: 'Failed login' });
  expect(namedKinds.map(({ kind }) => kind)).not.toContain('Change');
});
