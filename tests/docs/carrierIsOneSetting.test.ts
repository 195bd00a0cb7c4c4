import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { carrier } from '@agent-portal/data/carrier';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const setting = 'packages/data/src/carrier.ts';

/** Tests and stories repeat the texts, so that they notice a wrong one; fixtures are recorded. */
const isSample = /\.(test|stories)\.tsx?$|\/fixtures\//;

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(tsx?|html|css|sql|svg)$/.test(file) && !isSample.test(file));

const sources = [
  ...['apps/carrier/src', 'apps/portal/src', 'apps/portal/vite', 'packages/data/src'].flatMap(
    filesIn,
  ),
  'apps/portal/index.html',
  'apps/portal/vite.config.ts',
];

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

/** The name or the phone, in any format. */
const setTexts = new RegExp(
  [carrier.name, carrier.taxId, carrier.addressLines[0], '555-?0142'].join('|'),
);

test('only the setting has the name, phone and address of the carrier; everything else reads it', () => {
  expect(digitsOf(carrier.helpDesk.phone)).toMatch(setTexts);
  const found = sources.filter((file) =>
    setTexts.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(found).toEqual([setting]);
});

test('the link of the help desk dials its phone', () => {
  const { phone, phoneLink } = carrier.helpDesk;
  expect(phoneLink).toBe(`tel:+1${digitsOf(phone)}`);
});
