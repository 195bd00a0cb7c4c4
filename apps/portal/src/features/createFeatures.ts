import type { Client } from '@agent-portal/data';
import { getFeature } from '@agent-portal/data/features/contract';
import type { Feature } from '@agent-portal/data/features/features';

/** Returns the given features that are on. */
export type Features = (wanted: readonly Feature[]) => Promise<ReadonlySet<Feature>>;

/** The features of a portal. Each one is requested once per visit; a failure means off [S7]. */
export function createFeatures(client: Client): Features {
  const asked = new Map<Feature, Promise<boolean>>();

  async function ask(feature: Feature): Promise<boolean> {
    try {
      const { isEnabled } = await client.request(getFeature, { query: { feature } });
      return isEnabled;
    } catch {
      return false;
    }
  }

  return async (wanted) => {
    const answers = await Promise.all(
      wanted.map(async (feature) => {
        const known = asked.get(feature) ?? ask(feature);
        asked.set(feature, known);
        return (await known) ? feature : undefined;
      }),
    );
    return new Set(answers.filter((feature) => feature !== undefined));
  };
}
