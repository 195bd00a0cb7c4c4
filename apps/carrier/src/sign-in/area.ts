import type { Area } from '../Area.ts';
import { invitation } from './link/invitation.ts';
import { linkRoutes } from './link/linkRoutes.ts';
import { logoutRoutes } from './log-out/logoutRoutes.ts';
import { passwordRoutes } from './password/change/passwordRoutes.ts';
import { createLoginAttempts } from './attempts/loginAttempts.ts';
import { loginRoutes } from './password/loginRoutes.ts';
import { forgotRoutes } from './link/forgotRoutes.ts';
import { createAccountAttempts } from './attempts/accountAttempts.ts';
import { secondStepRoutes } from './second-step/pages/secondStepRoutes.ts';
import { createSecondStep } from './second-step/SecondStep.ts';
import { passwordResets } from '../limits.ts';
import { accountsStep } from './seed.ts';
import { sessionRoutes } from './session/routes.ts';
import { secondStepSettingsRoutes } from './second-step/settings/routes.ts';

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
