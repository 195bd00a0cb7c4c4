import { changePassword, getPassword } from '@agent-portal/data/password/contract';
import { refusedAs } from '../../../http/answers/refusedAs.ts';
import { type Route, route } from '../../../http/route.ts';
import { findUserById } from '../../second-step/queries/methods.ts';
import type { SecondStep } from '../../second-step/SecondStep.ts';
import { managerOf } from '../managerOf.ts';
import { changePassword as change } from './changePassword.ts';

const refusedChange = refusedAs('password change refused');

/** A user's own password. */
export const passwordRoutes = (secondStep: Pick<SecondStep, 'passwords'>): readonly Route[] => [
  route(getPassword, async ({ deps, caller }) => {
    const user = await findUserById(deps.db, caller.userId);
    return { managedBy: user ? managerOf(user) : null };
  }),

  {
    ...route(changePassword, async ({ deps, input, caller, client, requestId, setToken }) => {
      const changer = { caller, address: client.address, requestId };
      setToken(await change(deps, secondStep, changer, input.body));
      return { managedBy: null };
    }),
    attempted: async (c) => refusedChange(c.get('caller')),
  },
];
