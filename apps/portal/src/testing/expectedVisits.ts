import type { Feature } from '@agent-portal/data/features/features';

/**
 * Where each person ends up on each route, written from [S2], [S5], [S6] and decisions 1. Each area has its
 * lines in `areas/<resource>/expectedVisits.ts`. The guards allow a historical agent; the carrier answers
 * 403 [S4].
 *
 * `-` passes · `L` login · `S` single sign-on login · `N` normal login · `R` AccessRequired ·
 * `P` RequiresPing · `H` home-office landing · `E` error page · `O` error page of a feature that is
 * off · `I` individual branch · `W` worksite branch · `B` stays, with a message
 */
export const persons = [
  'visitor',
  'agent',
  'sso',
  'individual',
  'worksite',
  'neither',
  'historical',
  'subWithPolicies',
  'subWithClaims',
  'subWithAll',
  'subWithNothing',
  'homeOffice',
  'homeOfficeAsAgent',
  'homeOfficeAsUnlinked',
] as const;

/** One letter for each person, by the ID of the row. */
type Lines = Readonly<Record<string, string>>;

/** What `areas/<resource>/expectedVisits.ts` exports. */
interface AreaVisits {
  readonly expectedVisits: Lines;
  /** The lines that differ when a feature is off; all other letters stay the same [S5]. */
  readonly expectedWithout?: Readonly<Partial<Record<Feature, Lines>>>;
  /** The pages that ignore View as. */
  readonly expectedWholeBook?: readonly string[];
}

const areas = Object.values(
  import.meta.glob<AreaVisits>('../areas/*/expectedVisits.ts', { eager: true }),
);

/** The expected visits when every feature is on. */
export const expectedVisits: Lines = Object.assign({}, ...areas.map((area) => area.expectedVisits));

/** Features that change parts of pages, but hide no whole page [S3]. */
const hideParts = [
  'commissiondates',
  'production_exceldownloads',
  'production_filter_persistence',
  'classic_lists',
];

const byFeature = Map.groupBy(
  areas.flatMap((area) => Object.entries(area.expectedWithout ?? {})),
  ([feature]) => feature,
);

/** The lines that differ when a feature is off. */
export const expectedWithout: Readonly<Record<string, Lines>> = Object.fromEntries([
  ...hideParts.map((feature) => [feature, {}] as const),
  ...[...byFeature].map(
    ([feature, lines]) => [feature, Object.assign({}, ...lines.map(([, own]) => own))] as const,
  ),
]);

/** The pages that ignore View as. */
export const expectedWholeBook = areas.flatMap((area) => area.expectedWholeBook ?? []);
