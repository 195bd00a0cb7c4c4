import type { FailureCase } from './FailureCase.ts';

/** Every `failureCases.ts` of an area: each call that its screens make. */
export const failureCases: readonly FailureCase[] = Object.values(
  import.meta.glob<readonly FailureCase[]>('../areas/**/failureCases.ts', {
    eager: true,
    import: 'failureCases',
  }),
).flat();
