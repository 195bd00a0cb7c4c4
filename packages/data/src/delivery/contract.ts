import * as z from 'zod/mini';
import { booleanParam, dateTimeParam, isoDateTime } from '../shapes.ts';
import { emailParam } from '../oneLine.ts';
import { endpoint } from '../endpoint.ts';

/** Common to all calls. An agent with only worksite business has no access (decisions, 9). */
const shared = {
  source: '[S7] Policy delivery',
  access: { who: 'agent', restricted: false, feature: 'left_nav' },
} as const;

/** The agent of the options: the caller or an agent of its downline. @default the agent of the session */
const whose = {
  ViewAsAgentNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  /** The market of that agent. */
  ViewAsMarketCode: z.optional(z.string().check(z.minLength(1), z.maxLength(10))),
};

const options = z.object({
  /** Policies go out on paper. */
  optOutForEDelivery: z.boolean(),
  /** The agent gets the link, and passes it on. */
  agentLinkSelected: z.boolean(),
  email: z.string(),
  /** The access code of the documents; empty if none is required. */
  accessCode: z.string(),
  includeDownline: z.boolean(),
  /** Null if nothing was ever saved. */
  lastSavedDate: z.nullable(isoDateTime),
  /** The user who saved; an extension. */
  lastSavedBy: z.optional(z.nullable(z.string())),
  /** The market of the agent, which a save names as ViewAsMarketCode; an extension. */
  marketCode: z.optional(z.string()),
  /** All markets of the agent: with several, the user chooses one. An extension. */
  marketCodes: z.optional(z.array(z.string())),
  /** Whether there are agents below, who can get the same; an extension. */
  hasDownline: z.optional(z.boolean()),
});
export type DeliveryOptions = z.output<typeof options>;

export const getPolicyDeliveryOptions = endpoint({
  ...shared,
  name: 'getPolicyDeliveryOptions',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyDelivery/GetPolicyDeliveryOptions',
  summary: 'How the policies of an agent are delivered, and when that was last saved.',
  query: z.strictObject(whose),
  response: options,
  onServerError: 'page',
  onForbidden: 'page',
});

export const updatePolicyDeliveryOptions = endpoint({
  ...shared,
  name: 'updatePolicyDeliveryOptions',
  method: 'POST',
  effect: 'change',
  path: '/API/PolicyDelivery/UpdatePolicyDeliveryOptions',
  summary: 'Saves how policies are delivered; 409 if another user saved after LastSavedDate.',
  query: z.strictObject({
    ...whose,
    OptOutForEDelivery: booleanParam,
    AgentLinkSelected: booleanParam,
    /** Needed unless opted out. */
    Email: z.optional(emailParam({ canBeEmpty: true })),
    /** Four to ten letters and digits. */
    AccessCode: z.optional(
      z.string().check(z.regex(/^[A-Za-z0-9]{4,10}$/, 'must be 4 to 10 letters and digits')),
    ),
    /** 400 for an agent without a downline. */
    IncludeDownline: booleanParam,
    /** The value that was read; left out if nothing was ever saved. */
    LastSavedDate: z.optional(dateTimeParam),
  }),
  response: options,
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const deliveryEndpoints = { getPolicyDeliveryOptions, updatePolicyDeliveryOptions };
