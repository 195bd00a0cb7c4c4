import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('the portal gets each setting of monitoring, or an empty text', () => {
  const { application } = readConfig({
    GTM_ID: 'GTM-ABC123',
    NEW_RELIC_INIT: '{"privacy":{}}',
    NEW_RELIC_INFO: '{"applicationID":"1"}',
    NEW_RELIC_LOADER_CONFIG: '{}',
  });
  expect(application).toMatchObject({
    gtm_id: 'GTM-ABC123',
    init: '{"privacy":{}}',
    info: '{"applicationID":"1"}',
    loader_config: '{}',
  });
  const none = { gtm_id: '', init: '', info: '', loader_config: '' };
  expect(readConfig({}).application).toMatchObject(none);
});

test.each(['NEW_RELIC_INIT', 'NEW_RELIC_INFO', 'NEW_RELIC_LOADER_CONFIG'])(
  '%s takes a JSON object only',
  (name) => {
    for (const value of ['null', '[]', '"text"', '1', 'true', '{', 'text']) {
      expect(() => readConfig({ [name]: value })).toThrow(`${name} must be a JSON object`);
    }
  },
);

test.each(['GTM-ABC123', 'G-abc9'])('GTM_ID takes %s', (GTM_ID) => {
  expect(readConfig({ GTM_ID }).application.gtm_id).toBe(GTM_ID);
});

test.each(['ABC123', 'GTM-', 'GTM-1 2', 'xGTM-1', 'GTM-1"'])('GTM_ID refuses %s', (GTM_ID) => {
  expect(() => readConfig({ GTM_ID })).toThrow('GTM_ID must be like GTM-ABC123');
});
