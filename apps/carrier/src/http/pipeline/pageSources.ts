import type { ApplicationConfig } from '@agent-portal/data/config/contract';

/** What a page may reach beyond our own origin: nothing, unless a setting names it. */
export interface PageSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly formAction: readonly string[];
  /** A tag manager writes scripts into the page: Trusted Types then only report (reliability, 5). */
  readonly hasTags: boolean;
}

const tagManager = 'https://www.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Where the monitoring agent sends what it saw, unless its settings name another host. */
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

/** The sources that the settings of monitoring, tags and launchers ask for, and no other. */
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
