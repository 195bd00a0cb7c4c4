import { parseArgs } from 'node:util';
import { holdAgainst, levelOf } from './holdAgainst.ts';
import { runCommand } from '../runCommand.ts';

/** `npm run conformance -- --origin URL --cookie …`: holds any server against the contract. */
const usage = `Usage: npm run conformance -- --origin https://portal.example --cookie '__Host-session=…; __Host-csrf=…' [--policy NUMBER]
  --origin  where the server answers
  --cookie  the cookies of a session that is signed in, as the browser sends them
  --policy  a policy of that session's book of business; without it the first pending one is used`;

const said = {
  none: 'It does not reach the level specification: what stands under FAIL is missing.',
  specification: 'It reaches the level specification. What stands under LACKS is not offered.',
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
  const { outcomes, leftOut } = await holdAgainst(server);
  for (const { title, level, wrong } of outcomes) {
    const failure = level === 'all' ? 'LACKS' : 'FAIL ';
    console.log(wrong === undefined ? `ok    ${title}` : `${failure} ${title}: ${wrong}`);
  }
  for (const title of leftOut) console.log(`left out  ${title}: no id of this server is known`);
  const failed = outcomes.filter(({ wrong }) => wrong !== undefined).length;
  console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
  const level = levelOf(outcomes);
  console.log(said[level]);
  return level === 'none' ? 1 : 0;
}

await runCommand(main);
