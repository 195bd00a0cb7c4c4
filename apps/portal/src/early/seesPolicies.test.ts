import { expect, it } from 'vitest';
import { accessRules } from '../access/accessRules.ts';
import { decide } from '../access/guards.ts';
import { people } from '../testing/people.ts';
import { seesPolicies } from './seesPolicies.ts';

it.each(Object.entries(people))('%s is asked for early as the guards decide', (_, user) => {
  const visit = { needs: accessRules.policies, user, features: new Set([]), address: '/pending' };
  expect(seesPolicies(user)).toBe(decide(visit) === undefined);
});
