import type { ApplicationConfig } from '@agent-portal/data/config/contract';

/** The sources of a page beyond the portal's origin: none, unless a setting names them. */
export interface PageSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly formAction: readonly string[];
  /** A tag manager adds scripts to the page, so Trusted Types only report (reliability, 5). */
  readonly hasTags: boolean;
}

const tagManager = 'https://www.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The default host of the monitoring tool. */
const beacon = 'bam.nr-data.net';

function monitoringHosts(info: string): string[] {
  if (!info) return [];
  const { beacon: own, errorBeacon } = JSON.parse(info) as Record<string, unknown>;
  const hosts = [own, errorBeacon].filter((host) => typeof host === 'string');
  return [...new Set(hosts.length > 0 ? hosts : [beacon])]
    .filter((host) => /^[\w.-]+(:\d+)?$/.test(host))
    .map((host) => `https://${host}`);
}

const originsOf = (addresses: readonly (string | undefined)[]) =>
  addresses
    .filter((address) => address?.startsWith('http'))
    .map((address) => new URL(address ?? '').origin);

/** The sources for the settings of monitoring, tags and launchers. */
export function pageSources({ gtm_id: tagId, info, launchers }: ApplicationConfig): PageSources {
  const hasTags = tagId !== '';
  const tags = hasTags ? [tagManager, ...analytics] : [];
  return {
    script: tags.slice(0, 1),
    connect: [...tags, ...monitoringHosts(info)],
    image: tags,
    formAction: [...new Set(originsOf([launchers?.illustrationPro, launchers?.iPipeline]))],
    hasTags,
  };
}
