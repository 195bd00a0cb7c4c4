import { fault, oneOf } from '../Fault.ts';
import { brokenJson, deepJson, escaped, hostileJson, hostileText } from '../hostile.ts';

const always = () => true;

/** Faults of a query, and of the path before it. */
export const queryFaults = [
  fault(
    6,
    (_, { query }) => query.size > 0,
    (draft, random, { query }) => {
      const name = oneOf(random, [...query.keys()]) ?? '';
      const at = draft.query.findIndex(([given]) => given === name);
      if (at >= 0) draft.query.splice(at, 1);
      draft.query.push([name, escaped(random, hostileText(random))]);
      draft.field = name;
    },
  ),
  fault(
    8,
    (_, { query }) => [...query.values()].some(({ length }) => length > 0),
    (draft, random, { query }) => {
      const [name, inside] = oneOf(
        random,
        [...query].filter(([, names]) => names.length > 0),
      ) ?? ['', []];
      const fields = Array.from({ length: random.int(1, 3) }, () =>
        [oneOf(random, inside), hostileJson(random)].join('":'),
      );
      const text = random.chance(0.8)
        ? `{${fields.map((field) => `"${field}`).join()}}`
        : random.pick([hostileJson(random), brokenJson(random, `{"${fields[0]}}`)]);
      draft.query.push([name, encodeURIComponent(text).slice(0, 60_000)]);
      draft.field = name;
    },
  ),
  fault(1, always, (draft, random) => {
    draft.query.push([escaped(random, hostileText(random)), escaped(random, hostileText(random))]);
  }),
  fault(
    1,
    ({ query }) => query.length > 0 && query.flat().join('').length < 1_000,
    (draft, random) => {
      const [name = '', value = ''] = oneOf(random, draft.query) ?? [];
      for (let times = random.int(1, 50); times > 0; times -= 1) draft.query.push([name, value]);
      draft.field = name;
    },
  ),
  fault(1, always, (draft, random) => {
    const count = random.pick([101, 1000, 8000]);
    for (let at = 0; at < count; at += 1) draft.query.push([`a${at}`, '']);
    draft.field = 'query';
  }),
  fault(1, always, (draft, random) => {
    const length = random.pick([65_000, 70_000, 1_000_000, 2_200_000]);
    draft.query.push(['a', random.pick(['a', '%', '"', '&']).repeat(length)]);
    // Above Node's limit for a head, the server cannot name the field.
    draft.isBroken ||= length > 2_000_000;
  }),
  fault(
    2,
    (_, { params }) => params.length > 0,
    (draft, random, { params }) => {
      const value = oneOf(random, params) ?? '';
      const text = random.chance(0.1) ? deepJson(random, 1000) : hostileText(random);
      draft.path = draft.path.replace(value, escaped(random, text) || '%20');
    },
  ),
  fault(1, always, (draft, random) => {
    const { path } = draft;
    draft.path = random.pick([
      `${path}/`,
      `/${path}`,
      `${path}%00`,
      `${path}/..`,
      `${path}/%2e%2e/x`,
      `${path};x=1`,
      `${path}#x`,
      `${path}\\x`,
      `${path}/${'x/'.repeat(random.int(1, 2000))}`,
      path.toUpperCase(),
      path.replace('/', '%2f'),
      `${path}%`,
      `${path}\u00ff`,
      `http://elsewhere.example${path}`,
      `http://${path}`,
      'http://',
      '*',
    ]);
  }),
];
