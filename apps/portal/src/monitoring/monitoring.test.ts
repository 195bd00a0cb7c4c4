import { describe, expect, it } from 'vitest';
import { tagScript } from './loadTags.ts';
import { monitoringSettings } from './monitoringSettings.ts';
import { isLowerEnvironment } from './startMonitoring.ts';

const nothing = { gtm_id: '', init: '', info: '', loader_config: '' };
const ids = '{"licenseKey":"key","applicationID":"1"}';

describe('the settings of the monitoring tool', () => {
  it.each(['', '{}', '{"licenseKey":"key"}', '{"licenseKey":"","applicationID":"1"}'])(
    'are undefined without both IDs: %s',
    (info) => {
      expect(monitoringSettings({ ...nothing, info })).toBeUndefined();
    },
  );

  it('are the values of the specification by default', () => {
    expect(monitoringSettings({ ...nothing, info: ids })?.init).toMatchObject({
      session: { expiresMs: 14_400_000, inactiveMs: 1_800_000 },
      harvest: { interval: 10 },
      session_replay: { sampling_rate: 10 },
    });
  });

  it('keep the given values and the defaults of the others', () => {
    const init = '{"session":{"inactiveMs":60000},"ajax":{"enabled":false}}';
    expect(monitoringSettings({ ...nothing, info: ids, init })?.init).toMatchObject({
      session: { expiresMs: 14_400_000, inactiveMs: 60_000 },
      ajax: { enabled: false },
    });
  });

  it('remove queries from every report, because they contain names', () => {
    const { obfuscate } = monitoringSettings({ ...nothing, info: ids })?.init ?? {};
    const [rule] = obfuscate as { regex: string; replacement: string }[];
    const address = 'https://portal.example/pending?primaryInsured=Okafor%2C+Ifeoma#main';
    expect(address.replace(new RegExp(rule?.regex ?? ''), rule?.replacement ?? 'x')).toBe(
      'https://portal.example/pending#main',
    );
  });

  it.each(['{', '[]', '"text"', '1'])('reject the invalid config %s', (init) => {
    expect(() => monitoringSettings({ ...nothing, info: ids, init })).toThrow(SyntaxError);
  });
});

describe('the script of a tag id', () => {
  it.each([
    ['GTM-ABC123', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'],
    ['G-abc9', 'https://www.googletagmanager.com/gtag/js?id=G-abc9'],
  ])('matches the tool of the ID %s', (id, source) => {
    expect(tagScript(id)).toBe(source);
  });

  it.each(['', 'GTM-', 'UA-1-2', 'GTM-A&x=1', 'G-A/../x', ' GTM-A', 'gtm-A', 'GTM-A\n'])(
    'is undefined for the invalid ID %j',
    (id) => {
      expect(tagScript(id)).toBeUndefined();
    },
  );
});

describe('a lower environment', () => {
  it.each([
    'localhost',
    '127.0.0.1',
    'dev.portal.example',
    'portal-test.example',
    'x.dev-2.example',
  ])('is %s', (hostname) => {
    expect(isLowerEnvironment(hostname)).toBe(true);
  });

  it.each(['portal.example', 'contest.example', 'developers.example'])('is not %s', (hostname) => {
    expect(isLowerEnvironment(hostname)).toBe(false);
  });
});
