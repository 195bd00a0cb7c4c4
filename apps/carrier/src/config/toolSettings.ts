import type { ApplicationConfig } from '@agent-portal/data/config/contract';
import * as z from 'zod/mini';

const address = z.optional(
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
        'must be like https://tool.example.com/start',
      ),
    ),
);

/** The environment variables with the addresses of third-party tools (decisions, 3). */
export const toolSettings = {
  ILLUSTRATION_PRO_URL: address,
  IPIPELINE_URL: address,
  LIFE_PORTRAITS_URL: address,
  AWPS_URL: address,
  WPS_URL: address,
  INDIVIDUAL_FORMS_URL: address,
  WORKSITE_FORMS_URL: address,
  SECURE_EMAIL_URL: address,
};

/** The addresses of the tools. A tool without an address is not set up. */
export interface Tools {
  /** The part that the portal needs. */
  readonly launchers: NonNullable<ApplicationConfig['launchers']>;
  /** A call returns it with the agent in it. */
  readonly lifePortraits: string | undefined;
  /** The login of secure mail [S2]. */
  readonly secureEmail: string | undefined;
}

/** The address of a tool's stand-in: a page of the embedded carrier that shows what it received. */
const standInPath = (tool: string) => `/stand-ins/${tool}`;

/**
 * Reads the addresses of the tools.
 * @param withStandIns uses the stand-in of a tool without an address
 */
export function readTools(
  given: Readonly<Partial<Record<keyof typeof toolSettings, string | undefined>>>,
  withStandIns: boolean,
): Tools {
  const place = (name: keyof typeof toolSettings, tool: string) =>
    given[name] ?? (withStandIns ? standInPath(tool) : undefined);
  const places = {
    illustrationPro: place('ILLUSTRATION_PRO_URL', 'illustration-pro'),
    iPipeline: place('IPIPELINE_URL', 'ipipeline'),
    awps: place('AWPS_URL', 'awps'),
    wps: place('WPS_URL', 'wps'),
    individualForms: place('INDIVIDUAL_FORMS_URL', 'individual-forms'),
    worksiteForms: place('WORKSITE_FORMS_URL', 'worksite-forms'),
  };
  return {
    launchers: Object.fromEntries(Object.entries(places).filter(([, value]) => value)),
    lifePortraits: place('LIFE_PORTRAITS_URL', 'life-portraits'),
    secureEmail: place('SECURE_EMAIL_URL', 'secure-email'),
  };
}
