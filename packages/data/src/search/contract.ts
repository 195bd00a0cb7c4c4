import * as z from 'zod/mini';
import { attentionReasons, caseEvents } from '../cases/shapes.ts';
import { claimStatuses } from '../claims/contract.ts';
import { endpoint } from '../endpoint.ts';
import { impersonationEntry } from '../impersonation/contract.ts';
import { insuredClient, policyStatuses } from '../policies/shapes.ts';
import { isoDate } from '../shapes.ts';

/** Characters that a search needs. */
export const shortestTerm = 2;

/** Characters that are found anywhere in a word. A shorter term finds whole words only, such as the name Ng. */
export const shortestPart = 3;

export const foundPolicy = z.object({
  policyNumber: z.string(),
  primaryInsured: z.string(),
  ...insuredClient,
  policyStatus: z.enum(policyStatuses),
  productType: z.string(),
  /** The person of the policy that was found, if not the primary insured: an owner or a beneficiary. */
  party: z.optional(z.object({ name: z.string(), parts: z.array(z.string()) })),
  /** Why the agent has to act: a requirement is open, or the premium is past due. */
  needsAction: z.optional(z.enum(['Requirement', 'Past Due'])),
});
export type FoundPolicy = z.output<typeof foundPolicy>;

const foundGroup = z.object({
  groupNumber: z.string(),
  group: z.string(),
  /** The searcher may see its list bills. */
  hasBills: z.boolean(),
  /** It is in the inventory that the searcher may see. */
  hasInventory: z.boolean(),
});
export type FoundGroup = z.output<typeof foundGroup>;

const foundClaim = z.object({
  claimNumber: z.string(),
  policyNumber: z.string(),
  /** Last name first. */
  claimant: z.string(),
  status: z.enum(claimStatuses),
});
export type FoundClaim = z.output<typeof foundClaim>;

const foundCase = z.object({
  envelopeId: z.string(),
  primaryInsured: z.string(),
  event: z.enum(caseEvents),
  /** Absent if the case needs no attention. */
  attention: z.optional(z.enum(attentionReasons)),
});
export type FoundCase = z.output<typeof foundCase>;

/** A person or organization of a policy, found by its phone number. */
const foundClient = z.object({
  policyNumber: z.string(),
  name: z.string(),
  /** The person in the carrier's records. */
  clientId: z.optional(z.string()),
  phone: z.string(),
  /** The role in the policy: 'Insured', 'Owner'. */
  parts: z.array(z.string()),
});
export type FoundClient = z.output<typeof foundClient>;

/** A person as the search shows one, with all policies of the caller's book. */
const foundPerson = z.object({
  clientId: z.string(),
  name: z.string(),
  birthDate: z.nullable(isoDate),
  /** How many policies of the caller's book the person is on. */
  policies: z.int(),
});
export type FoundPerson = z.output<typeof foundPerson>;

export const search = endpoint({
  name: 'search',
  method: 'GET',
  effect: 'read',
  path: '/API/Search',
  source: 'Decisions, 8; issue Shell, 12',
  isOptional: true,
  summary:
    'Up to eight policies of the caller’s book of business whose number, or the name of someone on them, contains every word of the term, or with an e-mail address that starts with it; employers of its policies, groups of the caller’s hierarchy, claims and cases by the start of their number, and clients by their phone number; for home-office staff also up to eight agents.',
  access: { who: 'signed-in' },
  query: z.strictObject({
    term: z
      .string()
      .check(
        z.trim(),
        z.minLength(shortestTerm, `must have at least ${shortestTerm} characters`),
        z.maxLength(100, 'must have at most 100 characters'),
      ),
  }),
  response: z.object({
    policies: z.array(foundPolicy),
    /** Up to five people of the found policies, for anyone who may open clients. */
    people: z.optional(z.array(foundPerson)),
    /** For home-office staff only: the agents that they can act for. */
    agents: z.array(impersonationEntry),
    /** How many more policies there are; 51 means more than 50. */
    morePolicies: z.optional(z.int()),
    /** How many more agents there are. */
    moreAgents: z.optional(z.int()),
    /** How many more of each there are than the answer has; counted like `morePolicies`. */
    moreEmployers: z.optional(z.int()),
    moreGroups: z.optional(z.int()),
    moreClaims: z.optional(z.int()),
    moreCases: z.optional(z.int()),
    moreClients: z.optional(z.int()),
    /** Employers of policies of the caller's book of business. */
    employers: z.optional(z.array(z.string())),
    /** Groups of the caller's hierarchy whose number or name contains every word, for anyone who may open one. */
    groups: z.optional(z.array(foundGroup)),
    /** Claims on the caller's book of business whose number starts with the term, for anyone who may open claims. */
    claims: z.optional(z.array(foundClaim)),
    /** Cases on the caller's book of business whose number starts with the term, for anyone who may open cases. */
    cases: z.optional(z.array(foundCase)),
    /** Clients of policies of the caller's book of business by phone number, with any punctuation. */
    clients: z.optional(z.array(foundClient)),
  }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const searchEndpoints = { search };
