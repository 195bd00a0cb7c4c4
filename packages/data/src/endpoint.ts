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

/** The features that a call needs: one, or all of several [S3, S5]. */
export type FeatureNeed = Feature | readonly Feature[];

/** The features that a call needs, as a list. */
export const featuresOf = ({ feature = [] }: Pick<Access, 'feature'>): readonly Feature[] =>
  typeof feature === 'string' ? [feature] : feature;

/**
 * Who may make a call. The server enforces it before the route runs. The portal's guards check it
 * too, only to hide what the user may not open [S5, S6].
 *
 * - `anyone`: no session needed.
 * - `signed-in`: any session.
 * - `agent`: a session that acts for an agent (an agent, a sub-account, or home office acting as an
 *   agent). `role` limits sub-accounts to those with that role, or with any role if it is `any`.
 *   `restricted` excludes agents with Historical access. `businessType` excludes agents without that
 *   kind of business, or without any if it is `either`. `notFor` excludes all sub-accounts.
 * - `home-office`: home-office staff only.
 *
 * `feature` closes the call while the feature is off. `inPerson` excludes home office acting for an
 * agent.
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
  /** The columns of a CSV file, in order: its first line. Programs read the file by them. */
  readonly columns?: readonly string[];
  /** The file name if the answer has no Content-Disposition [S7]. */
  readonly fallbackName: (now: Date, params: Readonly<Record<string, string>>) => string;
}

/** The files that a call may send. */
export interface FileRules {
  readonly mediaTypes: readonly string[];
  readonly maxCount: number;
  /** The most bytes of each. */
  readonly maxSize: number;
}

/** A schema whose input comes from the URL: strings, or lists of strings. */
export type UrlSchema = z.ZodMiniType<object, Record<string, string | string[] | undefined>>;

/** One call of the carrier, declared once [S7]. */
export interface Endpoint {
  /** Operation id in camelCase: names the hook, the mock and the OpenAPI operation. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /**
   * The effect of a call, regardless of its method. A `read` is cached, prefetched and retried. A `change` is sent
   * once, with the session's CSRF token, and rejected without it.
   */
  readonly effect: 'read' | 'change';
  /** Path with parameters in braces: `/API/PolicyInfo/Policies/{id}`. */
  readonly path: `/${string}`;
  /** The section of the specification, or the decision, that requires it. */
  readonly source: string;
  readonly summary: string;
  readonly access: Access;
  /**
   * Not a call of the specification: a carrier without it answers 404 or 501. The portal then hides
   * the part that needs it (decisions, 9).
   */
  readonly isOptional?: true;
  readonly params?: UrlSchema;
  readonly query?: UrlSchema;
  readonly body?: z.ZodMiniType;
  /**
   * The files that the call sends after its body. The request is then multipart/form-data: the body as
   * JSON in a first part `body`, and each file in a part `files`.
   */
  readonly files?: FileRules;
  readonly response: z.ZodMiniType | FileResponse;
  /**
   * Where a 5xx shows: `page` replaces the content with the error page [S8]; with `inline` the part
   * that made the call shows the error (the ignore list of [S8]).
   */
  readonly onServerError: 'page' | 'inline';
  /** Where a 403 shows: `page` is the unauthorized page [S8]; `inline` is the part itself. */
  readonly onForbidden: 'page' | 'inline';
  /** The client's timeout in milliseconds; 120 s for exports. @default 30 s */
  readonly timeoutMs?: number;
}

/** Declares one endpoint, keeping its literal types. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Decoded<S, Otherwise> = S extends z.ZodMiniType ? z.output<S> : Otherwise;

/** The typed input of a call; `params`, `query` and `body` only if declared. */
export type InputOf<E extends Endpoint> = (E extends { params: infer S }
  ? { params: Decoded<S, never> }
  : unknown) &
  (E extends { query: infer S } ? { query: Decoded<S, never> } : unknown) &
  (E extends { body: infer S } ? { body: Decoded<S, never> } : unknown) &
  (E extends { files: FileRules } ? { files: readonly File[] } : unknown);

/** The typed answer: the parsed JSON, or a file. */
export type OutputOf<E extends Endpoint> = E['response'] extends z.ZodMiniType
  ? z.output<E['response']>
  : DownloadedFile;

export interface DownloadedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Narrows a response declaration to a file. */
export function isFileResponse(response: Endpoint['response']): response is FileResponse {
  return 'kind' in response && response.kind === 'file';
}
