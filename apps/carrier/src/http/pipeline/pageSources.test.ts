import { describe, expect, it } from 'vitest';
import { pageSources } from './pageSources.ts';
import { pagePolicy } from './securityHeaders.ts';

const nothing = { gtm_id: '', init: '', info: '', loader_config: '', launchers: {} };
const policyOf = (config: Parameters<typeof pageSources>[0]) =>
  pagePolicy('n', pageSources(config)).split('; ');

describe('the policy of a page', () => {
  it('names only the portal’s origin without settings', () => {
    const stand = { ...nothing, launchers: { illustrationPro: '/stand-ins/illustration-pro' } };
    expect(policyOf(stand).filter((part) => part.includes('http'))).toEqual([]);
    expect(policyOf(stand)).toContain("form-action 'self'");
    expect(policyOf(stand)).toContain("require-trusted-types-for 'script'");
  });

  it('allows forms only to the tools that accept a POST', () => {
    const launchers = {
      illustrationPro: 'https://ip.example/open?x=1',
      iPipeline: 'https://saml.example:8443/acs',
      awps: 'https://awps.example/',
    };
    expect(policyOf({ ...nothing, launchers })).toContain(
      "form-action 'self' https://ip.example https://saml.example:8443",
    );
  });

  it('allows the tag manager only with an id, and only reports Trusted Types then', () => {
    const policy = policyOf({ ...nothing, gtm_id: 'GTM-ABC1' });
    expect(policy).toContain("script-src 'self' 'nonce-n' https://www.googletagmanager.com");
    expect(policy.join()).not.toContain('trusted-types');
  });

  it.each([
    ['{"licenseKey":"k","applicationID":"1"}', "connect-src 'self' https://bam.nr-data.net"],
    [
      '{"beacon":"b.example","errorBeacon":"e.example"}',
      "connect-src 'self' https://b.example https://e.example",
    ],
    [`{"beacon":"x; script-src 'unsafe-inline'"}`, "connect-src 'self'"],
  ])('lets the monitoring agent report: %s', (info, expected) => {
    expect(policyOf({ ...nothing, info })).toContain(expected);
  });
});
