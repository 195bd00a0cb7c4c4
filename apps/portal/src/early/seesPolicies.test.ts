import { expect, it } from 'vitest';
import { accessRules } from '../access/accessRules.ts';
import { decide } from '../access/guards.ts';
import { people } from '../testing/people.ts';
import { seesPolicies } from './seesPolicies.ts';

it.each(Object.entries(people))(
  'requests the policies of %s early only if the guards allow it',
  (_, user) => {
    const visit = { needs: accessRules.policies, user, features: new Set([]), address: '/pending' };
    expect(seesPolicies(user)).toBe(decide(visit) === undefined);
  },
);
