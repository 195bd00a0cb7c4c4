import { parseArgs } from 'node:util';
import { checkConformance, levelOf } from './checkConformance.ts';
import { runCommand } from '../runCommand.ts';

/** `npm run conformance -- --origin URL --cookie …`: checks any server against the contract. */
const usage = `Usage: npm run conformance -- --origin https://portal.example --cookie '__Host-session=…; __Host-csrf=…' [--policy NUMBER]
  --origin  where the server answers
  --cookie  the cookies of a session that is signed in, as the browser sends them
  --policy  a policy of that session's book of business; without it the first pending one is used`;

const said = {
  none: 'It does not reach the level specification: the calls under FAIL are missing or wrong.',
  specification: 'It reaches the level specification. The calls under LACKS are not offered.',
  all: 'It reaches the level all.',
} as const;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string' },
      cookie: { type: 'string' },
      policy: { type: 'string' },
    },
  });
  const { origin, cookie, policy } = values;
  if (!origin || !URL.canParse(origin) || !cookie) {
    console.error(usage);
    return 2;
  }
  const server = { origin: new URL(origin).origin, cookie, policyNumber: policy };
  const { outcomes, leftOut } = await checkConformance(server);
  for (const { title, level, wrong } of outcomes) {
    const failure = level === 'all' ? 'LACKS' : 'FAIL ';
    console.log(wrong === undefined ? `ok    ${title}` : `${failure} ${title}: ${wrong}`);
  }
  for (const title of leftOut)
    console.log(`left out  ${title}: this server has no known id for it`);
  const failed = outcomes.filter(({ wrong }) => wrong !== undefined).length;
  console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
  const level = levelOf(outcomes);
  console.log(said[level]);
  return level === 'none' ? 1 : 0;
}

await runCommand(main);
