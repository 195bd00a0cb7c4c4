import type * as z from 'zod/mini';
import type { Feature } from './features/features.ts';

/** Roles that limit what a sub-account reaches [S6]. */
export const roles = [
  'PendingActiveTerminated',
  'Contracting',
  'CommissionsAgentDebt',
  'ListBill',
  'TaxForms',
  'Production',
  'Claims',
  'CaseManagement',
  'Hierarchy',
  'WorksiteParticipation',
] as const;
export type Role = (typeof roles)[number];

/** The kinds of business that an agent may have [S3]. */
export const businessTypes = ['Individual', 'Worksite'] as const;
export type BusinessType = (typeof businessTypes)[number];

/** What a call asks of the carrier's features: one that is on, or all of several [S3, S5]. */
export type FeatureNeed = Feature | readonly Feature[];

/** The features that a call asks for, as a list. */
export const featuresOf = ({ feature = [] }: Pick<Access, 'feature'>): readonly Feature[] =>
  typeof feature === 'string' ? [feature] : feature;

/**
 * Who may make a call. The server enforces it for every route before the route runs; the portal's
 * guards repeat it as a courtesy [S5, S6].
 *
 * - `anyone`: no session needed.
 * - `signed-in`: any session.
 * - `agent`: a session that acts for an agent (an agent, a sub-account, or home office acting as an
 *   agent). `role` limits sub-accounts to those that have it, or, where it is `any`, to those that
 *   have a role at all; `restricted` refuses agents with Historical access.
 *   `businessType` refuses agents without that kind of business, or, where it is `either`, without
 *   any. `notFor` refuses sub-accounts, whatever their roles.
 * - `home-office`: home-office staff only.
 *
 * `feature` refuses everybody while it is off; `inPerson` refuses home office that acts for an agent.
 */
export type Access =
  | {
      readonly who: 'anyone' | 'signed-in' | 'home-office';
      readonly inPerson?: true;
      readonly feature?: FeatureNeed;
    }
  | {
      readonly who: 'agent';
      readonly role?: Role | 'any';
      readonly restricted: boolean;
      readonly notFor?: 'sub-account';
      readonly inPerson?: true;
      readonly feature?: FeatureNeed;
      readonly businessType?: BusinessType | 'either';
    };

/** An answer that is a file and not JSON. */
export interface FileResponse {
  readonly kind: 'file';
  readonly mediaType: string;
  /** The name when the answer has no Content-Disposition, made at call time [S7]. */
  readonly fallbackName: (now: Date, params: Readonly<Record<string, string>>) => string;
}

/** A schema whose input is what stands in the URL: strings, or lists of strings. */
export type UrlSchema = z.ZodMiniType<object, Record<string, string | string[] | undefined>>;

/** Everything there is to say of one call of the carrier [S7]. */
export interface Endpoint {
  /** Operation id in camelCase: names the hook, the mock and the OpenAPI operation. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /**
   * What a call does, whatever its method. A `read` only asks: it is cached, asked for ahead and tried
   * again. A `change` is made once, carries the session's CSRF token, and is refused without it.
   */
  readonly effect: 'read' | 'change';
  /** Path with parameters in braces: `/API/PolicyInfo/Policies/{id}`. */
  readonly path: `/${string}`;
  /** The section of the specification that asks for it, or the decision. */
  readonly source: string;
  readonly summary: string;
  readonly access: Access;
  /**
   * Not a call of the specification: a carrier may lack it, and answers 404 or 501. The part that
   * needs it is then not offered (decisions, 9).
   */
  readonly isOptional?: true;
  readonly params?: UrlSchema;
  readonly query?: UrlSchema;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType | FileResponse;
  /**
   * Where a 5xx shows: `page` replaces the content with the error page [S8]; `inline` is the ignore
   * list, where the part that asked says what failed.
   */
  readonly onServerError: 'page' | 'inline';
  /** Where a 403 shows: `page` is the unauthorized page [S8]; `inline` only refuses. */
  readonly onForbidden: 'page' | 'inline';
  /** Milliseconds until the client gives up; 30 s unless told, exports 120 s. */
  readonly timeoutMs?: number;
}

/** Declares one endpoint, keeping its literal types. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Decoded<S, Otherwise> = S extends z.ZodMiniType ? z.output<S> : Otherwise;

/** What the caller passes, in typed values; `params`, `query` and `body` only where declared. */
export type InputOf<E extends Endpoint> = (E extends { params: infer S }
  ? { params: Decoded<S, never> }
  : unknown) &
  (E extends { query: infer S } ? { query: Decoded<S, never> } : unknown) &
  (E extends { body: infer S } ? { body: Decoded<S, never> } : unknown);

/** What comes back: the parsed JSON, or a file. */
export type OutputOf<E extends Endpoint> = E['response'] extends z.ZodMiniType
  ? z.output<E['response']>
  : DownloadedFile;

/** A file that came back from an export. */
export interface DownloadedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Narrows a response declaration to a file. */
export function isFileResponse(response: Endpoint['response']): response is FileResponse {
  return 'kind' in response && response.kind === 'file';
}
