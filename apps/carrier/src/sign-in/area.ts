import type { Area } from '../Area.ts';
import { invitation } from './link/invitation.ts';
import { linkRoutes } from './link/linkRoutes.ts';
import { logoutRoutes } from './log-out/logoutRoutes.ts';
import { createLoginAttempts } from './attempts/loginAttempts.ts';
import { loginRoutes } from './password/loginRoutes.ts';
import { forgotRoutes } from './link/forgotRoutes.ts';
import { createAccountAttempts } from './attempts/accountAttempts.ts';
import { secondStepRoutes } from './second-step/pages/secondStepRoutes.ts';
import { createSecondStep, type SecondStep } from './second-step/SecondStep.ts';
import { passwordResets } from '../limits.ts';
import { accountsStep } from './seed.ts';
import { secondStepSettingsRoutes } from './second-step/routes.ts';
import { changePassword, getPassword } from '@agent-portal/data/password/contract';
import { auditedRoute, route, type Route } from '../http/route.ts';
import { managerOf } from './password/managerOf.ts';
import { changePassword as change } from './password/change/changePassword.ts';
import { getAgentAccess, getUserInfo, refreshAuthToken } from '@agent-portal/data/session/contract';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/connection.ts';
import { hasDownline } from '../hierarchy/queries/information.ts';
import type { Caller } from '../session/caller.ts';
import { expiryOf } from '../session/lifetime.ts';
import { findUserById, setExpiry } from '../session/queries.ts';
import { toUserInfo } from './session/toUserInfo.ts';

/** Signing in and out, the session of the caller, passwords, the second step, and invitations. */
export const signIn: Area = {
  routes: ({ config, log, pool }) => {
    const { isDemo } = config;
    const secondStep = createSecondStep(pool, log, config);
    return [
      ...sessionRoutes(config),
      ...loginRoutes({ attempts: createLoginAttempts(pool, log), isDemo }),
      ...secondStepSettingsRoutes(secondStep),
      ...secondStepRoutes({ secondStep, isDemo }),
      ...passwordRoutes(secondStep),
      ...forgotRoutes({
        attempts: createAccountAttempts(pool, log, {
          prefix: 'password-reset-',
          what: 'requests for a new password',
          ...passwordResets,
        }),
        isDemo,
      }),
      ...logoutRoutes,
      ...linkRoutes(invitation, isDemo),
    ];
  },
  seedSteps: [accountsStep],
};

/** A user's own password. */
const passwordRoutes = (secondStep: Pick<SecondStep, 'passwords'>): readonly Route[] => [
  route(getPassword, async ({ deps, caller }) => {
    const user = await findUserById(deps.db, caller.userId);
    return { managedBy: user ? managerOf(user) : null };
  }),

  auditedRoute(
    'password change refused',
    changePassword,
    async ({ deps, input, caller, client, requestId, setToken }) => {
      const changer = { caller, address: client.address, requestId };
      setToken(await change(deps, secondStep, changer, input.body));
      return { managedBy: null };
    },
  ),
];

const seesOneAgent = async (db: Database, caller: Caller) =>
  caller.kind === 'agent' &&
  caller.agentIds.length === 1 &&
  !(await hasDownline(db, caller.agentIds));

/** [S7] Session and config. */
const sessionRoutes = ({ asksReason }: Pick<Config, 'asksReason'>): readonly Route[] => [
  route(getUserInfo, async ({ caller, deps }) => ({
    ...toUserInfo(caller, deps.today, asksReason),
    ...((await seesOneAgent(deps.db, caller)) && { seesOneAgent: true }),
  })),

  route(refreshAuthToken, async ({ caller: { session }, deps }) => {
    const expiresAt = expiryOf(session.createdAt, deps.now());
    await setExpiry(deps.db, session.tokenHash, expiresAt);
    return expiresAt.toISOString();
  }),

  route(getAgentAccess, async ({ caller }) => caller.accessLevel),
];
