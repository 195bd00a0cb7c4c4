import type { ApplicationConfig } from '@agent-portal/data/config/contract';

/** How a tool is opened (decisions, 3). */
type Opening =
  /** Posts the agent's account ID to the configured address. */
  | 'account-id'
  /** Posts a SAML response to the configured address. */
  | 'saml'
  /** Opens the address that a call returns. */
  | 'redirect'
  /** Opens the configured address; needs no agent. */
  | 'address';

/** A third-party tool with what its launcher needs to open it. */
export interface Tool {
  readonly name: string;
  /** One sentence that says what the tool is for. */
  readonly about: string;
  readonly opening: Opening;
  /** The key of its address in the application config. */
  readonly address?: keyof NonNullable<ApplicationConfig['launchers']>;
}

/** The tools by the first part of their launcher's address [S2]. */
export const tools: Readonly<Record<string, Tool>> = {
  'illustration-pro': {
    name: 'Illustration Pro',
    about: 'Illustrations of life and annuity products for your clients.',
    opening: 'account-id',
    address: 'illustrationPro',
  },
  'life-portraits': {
    name: 'Life Portraits',
    about: 'Needs analysis and presentations for a conversation with a client.',
    opening: 'redirect',
  },
  ipipeline: {
    name: 'iPipeline',
    about: 'Quotes and electronic applications for individual life products.',
    opening: 'saml',
    address: 'iPipeline',
  },
  awps: {
    name: 'AWPS',
    about: 'The Agent Worksite Proposal System: proposals for employers.',
    opening: 'address',
    address: 'awps',
  },
  wps: {
    name: 'WPS',
    about: 'The Worksite Proposal System: rates and proposals for groups.',
    opening: 'address',
    address: 'wps',
  },
  'individual-forms': {
    name: 'Individual Forms Library',
    about: 'Applications and service forms of individual products.',
    opening: 'address',
    address: 'individualForms',
  },
  'worksite-forms': {
    name: 'Worksite Forms Library',
    about: 'Enrollment and service forms of worksite products.',
    opening: 'address',
    address: 'worksiteForms',
  },
};
