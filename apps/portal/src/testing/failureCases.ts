import type { FailureCase } from './FailureCase.ts';

/** The cases of every `failureCases.ts`: each call that the screens of an area make. */
export const failureCases: readonly FailureCase[] = Object.values(
  import.meta.glob<readonly FailureCase[]>('../areas/**/failureCases.ts', {
    eager: true,
    import: 'failureCases',
  }),
).flat();
