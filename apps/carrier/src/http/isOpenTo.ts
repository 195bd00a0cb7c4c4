import { type Access, featuresOf } from '@agent-portal/data/endpoint';
import type { SignedInCaller } from '../session/caller.ts';
import { refusal } from './access.ts';
import type { IsFeatureOn } from './IsFeatureOn.ts';

/** Whether a caller may make calls with these access rules, whose features are on. */
export async function isOpenTo(
  access: Access,
  caller: SignedInCaller,
  isFeatureOn: IsFeatureOn,
): Promise<boolean> {
  if (refusal(access, caller)) return false;
  const areOn = await Promise.all(featuresOf(access).map(isFeatureOn));
  return areOn.every(Boolean);
}
