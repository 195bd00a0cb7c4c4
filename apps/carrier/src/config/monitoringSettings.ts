import type { ApplicationConfig } from '@agent-portal/data/config/contract';
import * as z from 'zod/mini';

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

const json = z._default(
  z.string().check(z.refine(isJsonObject, 'must be a JSON object, such as {"applicationID":"1"}')),
  '',
);

/** The environment variables of monitoring and tags (decisions, 5): empty, nothing is loaded. */
export const monitoringSettings = {
  GTM_ID: z._default(
    z.string().check(z.regex(/^(GTM|G)-[A-Za-z0-9]+$/, 'must be like GTM-ABC123 or G-ABC123')),
    '',
  ),
  NEW_RELIC_INIT: json,
  NEW_RELIC_INFO: json,
  NEW_RELIC_LOADER_CONFIG: json,
};

type Given = Readonly<Record<keyof typeof monitoringSettings, string>>;

/** The ids as the portal reads them [S3, Application config]. */
export function readMonitoring(given: Given): Omit<ApplicationConfig, 'launchers' | 'secureEmail'> {
  return {
    gtm_id: given.GTM_ID,
    init: given.NEW_RELIC_INIT,
    info: given.NEW_RELIC_INFO,
    loader_config: given.NEW_RELIC_LOADER_CONFIG,
  };
}
