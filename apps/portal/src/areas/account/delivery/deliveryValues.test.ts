import { expect, test } from 'vitest';
import { type DeliveryValues, queryOf, valuesOf } from './deliveryValues.ts';

const values: DeliveryValues = {
  optOutForEDelivery: false,
  agentLinkSelected: true,
  email: ' dana@example.com ',
  accessCode: ' 1234 ',
  includeDownline: true,
  lastSavedDate: '2026-11-18T15:00:00.000Z',
};

test('saves each value of the form, without spaces around texts', () => {
  expect(queryOf(values)).toStrictEqual({
    OptOutForEDelivery: false,
    AgentLinkSelected: true,
    IncludeDownline: true,
    Email: 'dana@example.com',
    AccessCode: '1234',
    LastSavedDate: '2026-11-18T15:00:00.000Z',
  });
});

test('leaves out empty texts, and the date of what was never saved', () => {
  const empty = { ...values, email: ' ', accessCode: '', lastSavedDate: null };
  expect(queryOf(empty)).toStrictEqual({
    OptOutForEDelivery: false,
    AgentLinkSelected: true,
    IncludeDownline: true,
  });
});

test('starts with the saved options, without what the form cannot change', () => {
  const options = { ...values, lastSavedBy: 'Dana Whitfield', hasDownline: true };
  expect(valuesOf(options)).toStrictEqual(values);
});
