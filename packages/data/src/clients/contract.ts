import * as z from 'zod/mini';
import { caseRow } from '../cases/shapes.ts';
import { noCall } from '../claims/noCall.ts';
import { claim } from '../claims/contract.ts';
import { contact } from '../work/contacts/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { followUp } from '../work/follow-ups/contract.ts';
import { actionItem } from '../policies/actions/contract.ts';
import { policiesAccess } from '../policies/policiesAccess.ts';
import { agentRef, billingModes, policyStatus, requirement } from '../policies/shapes.ts';
import { foundPolicy } from '../search/contract.ts';
import { isoDate, money } from '../shapes.ts';

const clientId = z.string().check(z.minLength(1), z.maxLength(40));

/** The policies that have a contact detail. */
const onPolicies = { policyNumbers: z.array(z.string()) };

const clientPolicy = () =>
  z.object({
    policyNumber: z.string(),
    policyStatus,
    statusDate: isoDate,
    productType: z.string(),
    productName: z.string(),
    /** The roles of the client in the policy: 'Insured', 'Owner'. */
    parts: z.array(z.string()),
    paidToDate: z.nullable(isoDate),
    billingMode: z.enum(billingModes),
    modalPremium: money,
    ...agentRef.shape,
    needsAction: foundPolicy.shape.needsAction,
  });
export type ClientPolicy = z.output<ReturnType<typeof clientPolicy>>;

/** A person, with the policies that the caller may see. */
const clientDetail = () =>
  z.object({
    clientId: z.string(),
    /** As on the newest policy, last name first. */
    name: z.string(),
    birthDate: z.nullable(isoDate),
    /** Why not to call the client. With it, there is no phone number and no e-mail. */
    noCall: noCall(),
    /** Contact details as on the policies, those of the newest policy first. */
    phones: z.array(z.object({ ...onPolicies, phone: z.string() })),
    emails: z.array(z.object({ ...onPolicies, email: z.string() })),
    addresses: z.array(z.object({ ...onPolicies, addressLines: z.array(z.string()) })),
    /** Those that need action first, then the newest. */
    policies: z.array(clientPolicy()),
    /** How many more policies there are. */
    morePolicies: z.int(),
    /** Requirements that are not met, soonest due first. */
    requirements: z.array(z.object({ policyNumber: z.string(), ...requirement.shape })),
    /** The caller's own follow-ups that are open, soonest first. */
    followUps: z.array(followUp()),
    /**
     * What happened when someone of the agency contacted the client, latest first; absent if contacts are not
     * recorded.
     */
    contacts: z.optional(z.array(contact())),
    /** Actions of the agency for these policies, newest first. */
    actions: z.array(actionItem()),
    /** Missing if the caller may not open claims. */
    claims: z.optional(z.array(claim)),
    /** Missing if the caller may not open cases. */
    cases: z.optional(z.array(caseRow)),
  });
export type ClientDetail = z.output<ReturnType<typeof clientDetail>>;

const householdClient = {
  clientId: z.string(),
  name: z.string(),
  birthDate: z.nullable(isoDate),
  /** The person has died. */
  doNotCall: z.optional(z.boolean()),
  /** How many policies of the caller's book the client is on. */
  policies: z.int(),
};

/** The other people of a client's household. */
const household = z.lazy(() =>
  z.object({
    members: z.array(
      z.object({
        ...householdClient,
        /** The source: the carrier's household id, or a user who confirmed it. */
        source: z.enum(['carrier', 'confirmed']),
      }),
    ),
    /** People at the same address who are not in the household. */
    suggestions: z.array(z.object({ ...householdClient, addressLines: z.array(z.string()) })),
  }),
);
export type Household = z.output<typeof household>;
export type HouseholdMember = Household['members'][number];
export type HouseholdSuggestion = Household['suggestions'][number];

const shared = {
  access: policiesAccess,
  source: 'an extension: clients',
  isOptional: true,
} as const;
const inPart = { ...shared, onServerError: 'inline', onForbidden: 'inline' } as const;

export const getClient = endpoint({
  ...shared,
  name: 'getClient',
  method: 'GET',
  effect: 'read',
  path: '/API/Clients/{clientId}',
  summary:
    'One person by the client id of the carrier, in any case, with the policies, requirements, follow-ups, actions, claims and cases that the caller may see. 404 for a client without a policy in the book of business.',
  params: z.strictObject({ clientId }),
  response: z.lazy(clientDetail),
  onServerError: 'page',
  onForbidden: 'page',
});

export const getHousehold = endpoint({
  ...inPart,
  name: 'getHousehold',
  method: 'GET',
  effect: 'read',
  path: '/API/Clients/{clientId}/Household',
  summary:
    'The people of the client’s household who are clients of the caller’s book of business, and people at the same address as suggestions.',
  params: z.strictObject({ clientId }),
  response: household,
});

export const linkHousehold = endpoint({
  ...inPart,
  name: 'linkHousehold',
  method: 'POST',
  effect: 'change',
  path: '/API/Clients/{clientId}/Household',
  summary:
    'Confirms that another client lives with this one, for all users of the agent; answers the household. 404 if one of them is not in the book of business; 409 at 50 links.',
  params: z.strictObject({ clientId }),
  body: z.lazy(() => z.strictObject({ clientId })),
  response: household,
});

export const unlinkHousehold = endpoint({
  ...inPart,
  name: 'unlinkHousehold',
  method: 'DELETE',
  effect: 'change',
  path: '/API/Clients/{clientId}/Household/{otherClientId}',
  summary: 'Removes a confirmed link, if it exists; answers the household.',
  params: z.strictObject({ clientId, otherClientId: clientId }),
  response: household,
});

export const clientsEndpoints = { getClient, getHousehold, linkHousehold, unlinkHousehold };
