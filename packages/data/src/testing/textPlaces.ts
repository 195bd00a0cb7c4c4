import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import type { Endpoint } from '../endpoint.ts';
import { leavesOf } from './leavesOf.ts';

/** A single value that a call takes, and one that it accepts. */
export interface InputPlace {
  readonly endpoint: Endpoint;
  /** Its place within the input: `query.filters.dateFrom`. */
  readonly path: string;
  readonly schema: z.ZodMiniType;
  readonly sample: string;
}

export const accepts = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success;

/** The places of these calls whose schema accepts one of the samples. */
const placesOf = (endpoints: readonly Endpoint[], samples: readonly string[]) =>
  endpoints.flatMap((endpoint) =>
    [...leavesOf(endpoint)].flatMap(({ path, schema }): readonly InputPlace[] => {
      const sample = samples.find((text) => accepts(schema, text));
      return sample === undefined ? [] : [{ endpoint, path, schema, sample }];
    }),
  );

const endpoints = Object.values<Endpoint>(contract);
const dates = ['2026-01-31', '2026-01-31T12:00:00Z', '01/31/2026'];

/** Each date that a call takes. */
export const datePlaces: readonly InputPlace[] = placesOf(endpoints, dates).filter(
  ({ schema }) => !accepts(schema, 'abc') && !accepts(schema, 'no date at all'),
);

/** Ids, secrets and addresses of lists: they are compared, never shown. */
const isCompared =
  /Id$|Ids$|[cC]ode$|[pP]assword$|Numbers?$|\.(username|response|query|hidden|order|keys)$/;

const samples = ['Jane Roe of the home office', 'Jane Roe', 'jane@private.example'];

/** Each text that a change takes and that people read later. */
export const textPlaces: readonly InputPlace[] = placesOf(
  endpoints.filter(({ effect }) => effect === 'change'),
  samples,
).filter(({ path }) => !isCompared.test(path));
