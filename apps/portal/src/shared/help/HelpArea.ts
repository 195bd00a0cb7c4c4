import type { Feature } from '@agent-portal/data/features/features';

interface NeedsFeature {
  /** It is offered only while this feature is on. @default always */
  readonly feature?: Feature;
}

/** A frequent question and its answer. */
interface HelpTopic extends NeedsFeature {
  readonly question: string;
  readonly answer: string;
}

/** The topics of one area of the portal. */
export interface HelpArea extends NeedsFeature {
  readonly area: string;
  readonly topics: readonly HelpTopic[];
}

/** The areas and topics for the features that are on. */
export function offeredHelp(
  areas: readonly HelpArea[],
  features: ReadonlySet<Feature>,
): readonly HelpArea[] {
  const isOffered = ({ feature }: NeedsFeature) => !feature || features.has(feature);
  return areas
    .filter(isOffered)
    .map(({ area, topics }) => ({ area, topics: topics.filter(isOffered) }));
}
