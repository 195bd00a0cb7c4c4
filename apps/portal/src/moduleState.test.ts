import { expect, it } from 'vitest';

const files = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '!./**/*.{test,stories}.*', '!./testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Scripts that run once in a document; no other module imports them. */
const programs: ReadonlySet<string> = new Set([
  './main.tsx',
  './early/early.ts',
  './early/paint.ts',
]);

/** Facts about objects from outside; two portals never use the same object. */
const factsOfObjects: Readonly<Record<string, string>> = {
  './shared/html/SafeHtml.tsx known': 'the links of an element, before the first is left out',
  './shared/html/sanitizeHtml.ts hints':
    'the elements that the portal added to HTML of the carrier',
  './shared/list/address/listFilters.ts agentOptions': 'the options of an answer, made once',
  './shared/list/address/listFilters.ts made': 'the options of an answer, made once',
  './areas/hierarchy/lists/hierarchyFilters.ts numbers': 'the numbers of an answer, made once',
  './areas/production/filter/productionFilters.ts made': 'the options of an answer, made once',
};

const collection = 'Map|Set|WeakMap|WeakSet|AbortController|BroadcastChannel|EventTarget';
/** Matches a module constant by its initial value. */
const constant = (made: string) =>
  new RegExp(`^(?:export )?const (\\w+)[^=\\n]*=\\s+${made}`, 'gm');
const changes = (name: string) =>
  new RegExp(
    `\\b${name}(?:\\.(?:set|add|delete|clear|push|unshift|splice|pop|shift|sort)\\(|(?:\\.\\w+|\\[[^\\]]*\\]) [+?|&-]{0,2}= )`,
  );

/** The state of a module: what changes, or what two portals would share. */
function stateOf(code: string): readonly string[] {
  const names = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...names(/^(?:export )?(?:let|var) (\w+)/gm),
    ...names(constant(`new (?:${collection})\\b`)).filter((name) => changes(name).test(code)),
    ...names(constant('[[{]')).filter((name) => changes(name).test(code)),
    ...names(constant('create(?!Context)[A-Z]\\w*\\(')),
    ...names(/^(?:\w+\.)*(addEventListener|subscribe|listen)\(/gm),
  ];
}

it.each([
  ['let turn = 0;', 'turn'],
  ['export let turn = 0;', 'turn'],
  ['const asked = new Map<string, string>();\nasked.set(1, 2);', 'asked'],
  ['const seen: Set<string> = new Set();\nfunction f() {\n  seen.add(1);\n}', 'seen'],
  ['const known = new WeakMap<Client, string>();\nknown.delete(client);', 'known'],
  ['const list: string[] = [];\nconst f = () => list.push(1);', 'list'],
  ['const state = { open: false };\nconst f = () => {\n  state.open = true;\n};', 'state'],
  ['export const notice = createNotice();', 'notice'],
  ["document.addEventListener('click', f);", 'addEventListener'],
])('finds the state of a module in %j', (code, name) => {
  expect(stateOf(code)).toEqual([name]);
});

it.each([
  'const names = new Set([1]);\nnames.has(1);',
  'export const Context = createContext<Portal | undefined>(undefined);',
  'export function createSeen() {\n  const seen = new Map();\n  let turn = 0;\n  seen.set(1, turn);\n}',
])('finds no state in %j', (code) => {
  expect(stateOf(code)).toEqual([]);
});

it('no module of the portal has state: createPortal() creates all of it', () => {
  const found = Object.entries(files)
    .filter(([file]) => !programs.has(file))
    .flatMap(([file, code]) => stateOf(code).map((name) => `${file} ${name}`));
  expect(Object.keys(files).length).toBeGreaterThan(400);
  expect(found.toSorted()).toEqual(Object.keys(factsOfObjects).toSorted());
});
