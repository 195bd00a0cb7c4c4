import type { Client } from '@agent-portal/data';
import { getFeature, getFeatures } from '@agent-portal/data/features/contract';
import type { Feature } from '@agent-portal/data/features/features';

/** Returns the given features that are on. */
export type Features = (wanted: readonly Feature[]) => Promise<ReadonlySet<Feature>>;

/**
 * The features of a portal. One request returns them all; if the carrier does not offer it, or it fails, each
 * is requested, once per visit. A failure of that request means off [S7].
 */
export function createFeatures(client: Client): Features {
  const asked = new Map<Feature, Promise<boolean>>();
  let all: Promise<ReadonlySet<string> | undefined> | undefined;

  async function askAll(): Promise<ReadonlySet<string> | undefined> {
    try {
      return new Set((await client.request(getFeatures, {})).enabled);
    } catch {
      return undefined;
    }
  }

  async function ask(feature: Feature): Promise<boolean> {
    try {
      const { isEnabled } = await client.request(getFeature, { query: { feature } });
      return isEnabled;
    } catch {
      return false;
    }
  }

  return async (wanted) => {
    if (wanted.length === 0) return new Set();
    const enabled = await (all ??= askAll());
    if (enabled) return new Set(wanted.filter((feature) => enabled.has(feature)));
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
