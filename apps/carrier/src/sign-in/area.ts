import type { Area } from '../Area.ts';
import { invitationRoutes } from './invitation/invitationRoutes.ts';
import { logoutRoutes } from './log-out/logoutRoutes.ts';
import { passwordRoutes } from './password/change/passwordRoutes.ts';
import { createLoginAttempts } from './password/loginAttempts.ts';
import { loginRoutes } from './password/loginRoutes.ts';
import { resetRoutes } from './password/reset/resetRoutes.ts';
import { createSecondStepAttempts } from './password/secondStepAttempts.ts';
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
      ...resetRoutes({
        attempts: createSecondStepAttempts(pool, log, {
          prefix: 'password-reset-',
          what: 'requests for a new password',
          ...passwordResets,
        }),
        isDemo,
      }),
      ...logoutRoutes,
      ...invitationRoutes(isDemo),
    ];
  },
  seedSteps: [accountsStep],
};
