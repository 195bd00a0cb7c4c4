import { run } from './run.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { code } = await run('chromatic', []);
  process.exitCode = code;
} else {
  console.error(
    'Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set. Set it to the token of the project (Manage, Configure on chromatic.com) and run this again.',
  );
  process.exitCode = 1;
}
